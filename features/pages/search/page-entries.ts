import type { PageLink } from '@/components/sections/section'
import { loadContent, type PageContent } from '@/features/pages/content'
import { asContent, isGroup, isList, isText, type Content } from '@/features/pages/markdown/blocks'
import type { Page } from '@/features/pages/page'
import type { Entry } from '@/features/search/entry'
import { otherLocale, type Locale } from '@/lib/i18n/config'

// Words on buttons, ids of law: nobody looks for what stands only there.
const SILENT = new Set(['title', 'primary', 'secondary', 'link', 'ask', 'contents', 'law', 'step'])

/** Every sentence of a section but its heading and its buttons, in order. */
const sentences = (content: Content): string[] => {
  if (isText(content)) return [content]
  if (isList(content)) return content.flatMap(nested)
  return isGroup(content)
    ? Object.entries(content).flatMap(([key, value]) => (SILENT.has(key) ? [] : nested(value)))
    : []
}

// Below the heading of a section, titles say something too.
const nested = (content: Content): string[] =>
  isGroup(content) && isText(content.title) ? [content.title, ...sentences(content)] : sentences(content)

const textOf = (content: Content) => sentences(content).join(' ')

type Part = Omit<Entry, 'page' | 'href'> & { anchor: string }

const questions = (id: string, { items }: { items?: Content }): Part[] =>
  isList(items)
    ? items
        .filter(isGroup)
        .map(({ q, a }) => ({ kind: 'question', anchor: id, title: String(q), text: String(a) }))
    : []

const chapters = (id: string, { chapters: list }: { chapters?: Content }): Part[] =>
  isList(list)
    ? list.filter(isGroup).map((chapter, index) => ({
        kind: 'section',
        anchor: `${id}-${index + 1}`,
        title: String(chapter.title),
        text: textOf(chapter),
      }))
    : []

const parts = ({ sections }: Page, texts: PageContent['texts']): Part[] =>
  sections.flatMap(({ id, type }, index) => {
    const content = asContent(texts[id] ?? {})
    if (type === 'closing' || !isGroup(content) || !isText(content.title)) return []
    if (type === 'faq') return questions(id, content)
    if (type === 'prose') return chapters(id, content)
    // The opening says what the page is; its page stands for it.
    return index === 0 ? [] : [{ kind: 'section', anchor: id, title: content.title, text: textOf(content) }]
  })

const openingOf = ({ sections: [first] }: Page, texts: PageContent['texts']) => {
  const content = asContent((first && texts[first.id]) ?? {})
  return isGroup(content) ? [content.title, textOf(content)].filter(isText).join(' ') : ''
}

/** A page, its sections, the chapters of its long texts and its questions, in a language. */
export const pageEntries = async (
  page: Page,
  lang: Locale,
  link: (path: string) => PageLink,
): Promise<Entry[]> => {
  const [{ meta, texts }, other] = await Promise.all([
    loadContent(page, lang),
    loadContent(page, otherLocale(lang)),
  ])
  const { href, name, tagline } = link(page.path)
  const whole: Entry = {
    // A chapter is a part of its manual.
    kind: page.family === 'docs' ? 'section' : 'page',
    href,
    title: name,
    page: tagline,
    text: [meta.description, openingOf(page, texts)].join(' '),
    also: [meta.title, other.meta.name, page.path].join(' '),
  }
  return [
    whole,
    ...parts(page, texts).map(({ anchor, ...part }) => ({ ...part, page: name, href: `${href}#${anchor}` })),
  ]
}
