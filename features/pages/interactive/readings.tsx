import { z } from 'zod'
import { heading, section, StaticSection, text } from '@/components/sections/section'
import { SectionHeader } from '@/components/ui/section-header'
import { Table } from '@/components/ui/table'
import { table } from '@/features/pages/markdown/blocks'
import { READING_PRESETS, type ReadingStyle } from '@/lib/domain/reading/options'
import { spokenText } from '@/lib/domain/reading/read'

/** `heads`: what is written, then what is said, once for each style. */
const schema = z.strictObject({
  ...heading,
  heads: z.array(text).min(2).max(3),
  same: text.optional(),
  written: z.array(text).min(4).max(14),
})

type Structure = { styles: readonly ReadingStyle[] }
type Content = z.output<typeof schema>

/** How each line is said in each style; a later style that says it like the first one says so instead. */
const cellsOf = (line: string, styles: readonly ReadingStyle[], same: string | undefined) => {
  const said = styles.map((style) => spokenText(line, READING_PRESETS[style]))
  return said.map((reading, index) => (index > 0 && reading === said[0] && same ? same : reading))
}

/** The readings of such a section as a Markdown table; throws on content that does not fit. */
export const readingsMarkdown = (raw: unknown, { styles }: Structure) => {
  const { heads, written, same } = schema.parse(raw)
  return table(
    heads,
    written.map((line) => [line, ...cellsOf(line, styles, same)]),
  )
}

const rows = (
  { heads: [corner = '', ...columns], written, same, title }: Content,
  styles: Structure['styles'],
) => (
  <Table
    label={title}
    corner={corner}
    columns={columns.map((label) => ({ key: label, label, align: 'left' }))}
    rows={written.map((line) => ({ key: line, label: line, cells: cellsOf(line, styles, same) }))}
    emptyLabel=""
    stacked
  />
)

/** What is written and how our own rules say it, worked out while the page is made. */
export const readings = section<typeof schema, Structure>(schema, ({ content, context, styles }) => (
  <StaticSection context={context}>
    <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
    {rows(content, styles)}
  </StaticSection>
))
