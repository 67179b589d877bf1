import { docsOf } from '@/features/docs/build/docs-of'
import { inlineParts, linkHref } from '@/features/docs/inline'
import type { Block, FieldRow, Section } from '@/features/docs/model'
import type { Labels } from '@/features/docs/content'
import type { Locale } from '@/lib/i18n/config'

type WrittenWith = { labels: Labels; lang: Locale }

const inline = (text: string, lang: Locale) =>
  inlineParts(text)
    .map((part) => {
      if (part.kind === 'code') return `\`${part.text}\``
      if (part.kind === 'text') return part.text
      return `[${part.text}](${linkHref(part.href, lang)})`
    })
    .join('')

const fence = (id: string, code: string) => `\`\`\`${id === 'curl' ? 'sh' : id}\n${code}\n\`\`\``

const tableRow = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

const field = ({ name, type, duty, facts, values, text }: FieldRow, { labels, lang }: WrittenWith) => {
  const allowed = values.length
    ? ` ${labels.values} ${values.map((value) => `\`${value}\``).join(', ')}.`
    : ''
  return `- \`${name}\` (${[type, ...(duty ? [duty.text] : []), ...facts].join(', ')}): ${inline(text, lang)}${allowed}`
}

const written = (block: Block, context: WrittenWith): string => {
  const { lang } = context
  switch (block.kind) {
    case 'text':
      return inline(block.text, lang)
    case 'list':
      return block.items
        .map((item, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${inline(item, lang)}`)
        .join('\n')
    case 'note':
      return `> ${block.title ? `${block.title}: ` : ''}${inline(block.text, lang)}`
    case 'routes':
      return block.paths.map((path) => `\`${block.method} ${path}\``).join('  \n')
    case 'fields':
      return `**${inline(block.title, lang)}**\n\n${block.rows.map((row) => field(row, context)).join('\n')}`
    case 'table':
      return [
        tableRow(block.columns.map(({ label }) => label)),
        tableRow(block.columns.map(() => '---')),
        ...block.rows.map((row) =>
          tableRow(
            row.map((cell, index) => (block.columns[index]?.isCode ? `\`${cell}\`` : inline(cell, lang))),
          ),
        ),
      ].join('\n')
    case 'run':
    case 'first-request':
    case 'first-call':
      return ''
    case 'code':
      return `**${block.label}**\n\n${block.samples.map(({ id, code }) => fence(id, code)).join('\n\n')}`
  }
}

const section = ({ title, blocks }: Section, level: string, context: WrittenWith) =>
  [`${level} ${title}`, ...blocks.map((block) => written(block, context)).filter(Boolean)].join('\n\n')

/** The body of a documentation page as Markdown, headings from the second level on. */
export const docsMarkdown = async (path: string, lang: Locale): Promise<string> => {
  const { chapters, labels } = await docsOf(path, lang)
  const context = { labels, lang }
  const parts = chapters.flatMap((chapter) => [
    section(chapter, '##', context),
    ...chapter.sections.map((own) => section(own, '###', context)),
  ])
  return `${parts.join('\n\n')}\n`
}
