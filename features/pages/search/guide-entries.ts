import { Lexer, type Token, type Tokens } from 'marked'
import { readGuides, guidePath } from '@/features/resources/guide/read-guides'
import type { Guide } from '@/features/resources/guide/guide-schema'
import type { Entry } from '@/features/search/entry'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { slugOf } from '@/lib/domain/slug'

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2

const textOf = (token: Token): string => {
  if (token.type === 'code') return ''
  if ('tokens' in token && token.tokens) return token.tokens.map(textOf).join('')
  if ('items' in token) return token.items.map(textOf).join(' ')
  return 'text' in token ? String(token.text) : ''
}

const partsOf = ({ body }: Guide) => {
  const parts: { title: string; text: string }[] = []
  for (const token of new Lexer().lex(body)) {
    const last = parts.at(-1)
    if (isHeading(token)) parts.push({ title: token.text, text: '' })
    else if (last) last.text = `${last.text} ${textOf(token)}`.trim()
  }
  return parts
}

const entriesOf = (guide: Guide, lang: Locale): Entry[] => {
  const address = href(guidePath(guide.slug), lang)
  const { name, title, tagline, description, metaTitle, faq } = guide
  return [
    { kind: 'guide', href: address, title, page: tagline, text: description, also: `${name} ${metaTitle}` },
    ...partsOf(guide).map((part): Entry => ({
      ...part,
      kind: 'section',
      href: `${address}#${slugOf(part.title)}`,
      page: name,
    })),
    ...faq.map(({ q, a }): Entry => ({
      kind: 'question',
      href: `${address}#faq`,
      title: q,
      page: name,
      text: a,
    })),
  ]
}

/** Every guide in a language, its parts and its questions. */
export const guideEntries = async (lang: Locale): Promise<Entry[]> =>
  (await readGuides(lang)).flatMap((guide) => entriesOf(guide, lang))
