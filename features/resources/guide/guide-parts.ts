import { Lexer, Marked, type Token, type Tokens } from 'marked'
import { unbroken } from '@/lib/domain/compounds'
import { slugOf } from '@/lib/domain/slug'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import type { Guide } from './guide-schema'

/** What a guide may show beside its text, by a fenced block of that name; each line of the block is one item. */
export const EXTRAS = [
  'calls',
  'costs',
  'readings',
  'voices',
  'bill',
  'download',
  'lookalikes',
  'queue',
] as const

export type ExtraKind = (typeof EXTRAS)[number]
export type GuidePart = { kind: 'html'; html: string } | { kind: ExtraKind; lines: readonly string[] }
export type GuideHeading = { id: string; title: string }

/** A term of the glossary: the words a text may use for it, and where it is explained. */
export type GlossaryLink = { words: readonly string[]; path: string }

type Options = { lang: Locale; terms: readonly GlossaryLink[]; tableLabel: string }

const isExtra = (name: string | undefined): name is ExtraKind => EXTRAS.some((kind) => kind === name)

/** The lines of an extra block. */
export const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char)

const markdown = ({ lang, tableLabel }: Options) =>
  new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slugOf(text)}">${unbroken(this.parser.parseInline(tokens))}</h${depth}>\n`
      },
      link({ href: target, tokens }) {
        const address = target.startsWith('/') ? href(target, lang) : target
        const rel = /^https?:/.test(target) ? ' rel="noopener"' : ''
        return `<a href="${escaped(address)}"${rel}>${this.parser.parseInline(tokens)}</a>`
      },
      table({ header, rows }) {
        const cells = (row: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
          row
            .map(({ tokens, align }, column) => {
              const look = align === 'right' ? ' class="num text-right"' : ''
              const text = this.parser.parseInline(tokens)
              if (tag === 'th') return `<th scope="col"${look}>${text}</th>`
              if (column === 0) return `<th scope="row"${look}>${text}</th>`
              // On phones a row is a list: the name of the column, and the cell as one piece beside it.
              const name = escaped(header[column]?.text ?? '')
              return `<td data-column="${name}"${look}><span>${text}</span></td>`
            })
            .join('')
        const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')
        return (
          `<div class="table-region stacked-rows" role="region" tabindex="0" aria-label="${escaped(tableLabel)}">` +
          `<table><thead><tr>${cells(header, 'th')}</tr></thead><tbody>${body}</tbody></table></div>`
        )
      },
    },
  })

const linkToken = (text: string, target: string): Token => ({
  type: 'link',
  raw: text,
  href: target,
  text,
  tokens: [{ type: 'text', raw: text, text, escaped: false }],
})

/** Whether a term is the beginning of a longer name: “Personal Data” of “Personal Data Protection Law”. */
const beginsName = ({ 0: word, index, input }: RegExpExecArray) =>
  /^\p{Lu}/u.test(word) && /^ \p{Lu}/u.test(input.slice(index + word.length))

const anyOf = (words: Iterable<string>) => {
  const names = [...words].toSorted((a, b) => b.length - a.length).map(RegExp.escape)
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}

/** Gives the first mention of each term in running text its way to the glossary. */
const linkTerms = (paragraphs: readonly Tokens.Paragraph[], terms: readonly GlossaryLink[]) => {
  const waiting = new Map(
    terms.flatMap(({ words, path }) => words.map((word) => [word.toLowerCase(), path] as const)),
  )
  let term = anyOf(waiting.keys())
  const linkIn = (token: Token): Token[] => {
    if (token.type !== 'text' || waiting.size === 0) return [token]
    const match = [...token.raw.matchAll(term)].find((found) => !beginsName(found))
    const path = match && waiting.get(match[0].toLowerCase())
    if (!match || !path) return [token]
    for (const [word, target] of waiting) if (target === path) waiting.delete(word)
    term = anyOf(waiting.keys())
    const piece = (raw: string): Token => ({ type: 'text', raw, text: raw, escaped: false })
    return [
      piece(token.raw.slice(0, match.index)),
      linkToken(match[0], path),
      ...linkIn(piece(token.raw.slice(match.index + match[0].length))),
    ]
  }
  for (const paragraph of paragraphs) paragraph.tokens = paragraph.tokens.flatMap(linkIn)
}

const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph'
const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'
const isCode = (token: Token): token is Tokens.Code => token.type === 'code'

/** Whether a block of a guide's Markdown stands for something of our own. */
export const isExtraBlock = (token: Token) => isCode(token) && isExtra(token.lang)

/** A guide's text as stretches of HTML and, between them, what it shows of our own; with its headings for the contents. */
export const guideParts = (body: string, options: Options) => {
  const tokens = new Lexer().lex(body)
  linkTerms(tokens.filter(isParagraph), options.terms)
  const marked = markdown(options)
  const parts: GuidePart[] = []
  let run: Token[] = []
  const close = () => {
    if (run.length) parts.push({ kind: 'html', html: marked.parser(run) })
    run = []
  }
  for (const token of tokens) {
    if (isCode(token) && isExtra(token.lang)) {
      close()
      parts.push({ kind: token.lang, lines: linesOf(token.text) })
    } else run.push(token)
  }
  close()
  const headings = tokens
    .filter(isHeading)
    .filter(({ depth }) => depth === 2)
    .map(({ text }): GuideHeading => ({ id: slugOf(text), title: text }))
  return { parts, headings }
}

type Words = Pick<Guide, 'title' | 'tagline' | 'body' | 'faq'>

/** The words of a guide and its questions, in Vietnamese its syllables, as they are counted there. */
export const wordCount = ({ title, tagline, body, faq }: Words) =>
  [title, tagline, body, ...faq.flatMap(({ q, a }) => [q, a])]
    .join(' ')
    .match(/[\p{L}\p{N}]+(?:[.,:/-][\p{L}\p{N}]+)*/gu)?.length ?? 0

/** Minutes a reader needs, by the words of a minute. */
export const readingMinutes = (guide: Words, lang: Locale) =>
  Math.max(1, Math.round(wordCount(guide) / { vi: 240, en: 220 }[lang]))
