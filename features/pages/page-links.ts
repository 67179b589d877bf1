import 'server-only'
import { cache } from 'react'
import type { PageLink } from '@/components/sections/section'
import { loadCopy } from '@/features/pages/copy'
import { PAGES, type Page } from '@/features/pages/registry'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'

// While a page is being written, its missing words must not take every menu down; a build still stops on them.
const metaOf = async (page: Page, lang: Locale) => {
  try {
    return (await loadCopy(page, lang)).meta
  } catch (error) {
    if (process.env.NODE_ENV === 'production') throw error
    return { name: page.path, tagline: page.path }
  }
}

/** How every page is named where another page points to it: path → address, name, tagline, in a language. */
export const loadPageLinks = cache(async (lang: Locale): Promise<(path: string) => PageLink> => {
  const entries = await Promise.all(
    PAGES.map(async (page) => {
      const meta = await metaOf(page, lang)
      return [page.path, { href: href(page.path, lang), name: meta.name, tagline: meta.tagline }] as const
    }),
  )
  const links = new Map<string, PageLink>(entries)
  return (address) => {
    const [path = '', anchor] = address.split('#')
    const link = links.get(path)
    if (!link) throw new Error(`no page at ${path}`)
    return anchor ? { ...link, href: `${link.href}#${anchor}` } : link
  }
})
