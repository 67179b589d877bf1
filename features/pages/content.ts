import 'server-only'
import { cache, type ReactNode } from 'react'
import { z } from 'zod'
import { text, type PageLink, type SectionContext } from '@/components/sections/section'
import type { Page } from '@/features/pages/page'
import { PAGES } from '@/features/pages/registry'
import { readSection } from '@/features/pages/sections'
import { guidePath, readGuides } from '@/features/resources/guide/read-guides'
import { keepCounts, unbroken } from '@/lib/domain/compounds'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'
import { keptFor } from '@/lib/i18n/kept-for'
import { parseMessages } from '@/lib/i18n/parse-messages'
import { loadMessages } from '@/lib/i18n/server'
import { site } from '@/lib/site'

const metaSchema = z.strictObject({ name: text, tagline: text, title: text, description: text })

export type PageMeta = z.infer<typeof metaSchema>
type PageSection = { id: string; render: (context: SectionContext) => ReactNode }

/** The content of a page: what it is called, its texts by section, and its sections ready to be drawn. */
export type PageContent = { meta: PageMeta; texts: Record<string, unknown>; sections: PageSection[] }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const UNBROKEN = ['title', 'job', 'q', 'lead']
/** Texts under them, in which only numbers keep their word. */
const COUNTED = ['text', 'value', 'note', 'a']

const withUnbrokenWords = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') {
    if (UNBROKEN.includes(key)) return unbroken(value)
    return COUNTED.includes(key) ? keepCounts(value) : value
  }
  if (Array.isArray(value)) return value.map((entry) => withUnbrokenWords(entry))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, withUnbrokenWords(entry, name)]),
  )
}

/** Checks a page's content against its sections; throws naming file and key of what is missing, misspelt or unused. */
export const parsePage = (page: Page, raw: Record<string, unknown>, file: string): PageContent => {
  const { meta, ...texts } = raw
  const unused = Object.keys(texts).filter((key) => page.sections.every(({ id }) => id !== key))
  if (unused.length) throw new Error(`${file}: no section shows ${unused.join(', ')}`)
  return {
    meta: parseMessages(metaSchema, meta, `${file}: meta`),
    texts,
    sections: page.sections.map((use) => ({
      id: use.id,
      render: readSection(use, withUnbrokenWords(texts[use.id]), `${file}: ${use.id}`),
    })),
  }
}

const fill = (value: unknown, values: Record<string, string>): unknown => {
  if (typeof value === 'string')
    return value.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
  if (Array.isArray(value)) return value.map((entry) => fill(entry, values))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, values)]))
}

const fileOf = (page: Page, lang: Locale) => `locales/${lang}/${page.file}.json`

/** What stands in content for {{brand}}, {{brandAscii}} and the days of `keptFor`. */
const readValues = async (lang: Locale): Promise<Record<string, string>> => {
  const { brand, brandAscii } = site(lang)
  return { brand, brandAscii, ...(await keptFor(lang)) }
}

/** A page's content in a language, its {{values}} filled in. */
export const loadContent = cache(async (page: Page, lang: Locale): Promise<PageContent> => {
  const filled = fill(await loadMessages(lang, page.file), await readValues(lang))
  if (!isRecord(filled)) throw new Error(`${fileOf(page, lang)}: not an object`)
  return parsePage(page, filled, fileOf(page, lang))
})

// While a page is being written, its missing texts must not take every menu down; a build still stops on them.
const metaOf = async (page: Page, lang: Locale, values: Record<string, string>) => {
  try {
    const { meta } = await loadMessages(lang, page.file)
    return parseMessages(metaSchema, fill(meta, values), `${fileOf(page, lang)}: meta`)
  } catch (error) {
    if (process.env.NODE_ENV === 'production') throw error
    return { name: page.path, tagline: page.path }
  }
}

/** How every page and guide is named where another page points to it: path → address, name, tagline, in a language. */
export const loadPageLinks = cache(async (lang: Locale): Promise<(path: string) => PageLink> => {
  const values = await readValues(lang)
  const entries = await Promise.all(
    PAGES.map(async (page) => {
      const { name, tagline } = await metaOf(page, lang, values)
      return [page.path, { href: href(page.path, lang), name, tagline }] as const
    }),
  )
  const guides = (await readGuides(lang)).map(({ slug, name, tagline }) => {
    const path = guidePath(slug)
    return [path, { href: href(path, lang), name, tagline }] as const
  })
  const links = new Map<string, PageLink>([...entries, ...guides])
  return (address) => {
    const [path = '', anchor] = address.split('#')
    const link = links.get(path)
    if (!link) throw new Error(`no page at ${path}`)
    return anchor ? { ...link, href: `${link.href}#${anchor}` } : link
  }
})
