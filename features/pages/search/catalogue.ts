import 'server-only'
import vocabulary from '@/content/search-words.json'
import { loadPageLinks } from '@/features/pages/content'
import { searchEntries } from '@/features/pages/search/entries'
import type { Catalogue } from '@/features/search/catalogue'
import { createSearch, type Search } from '@/features/search/engine'
import { loadSearchMessages } from '@/features/search/messages'
import type { Locale } from '@/lib/i18n/config'

const STARTS = ['/aicall', '/aivoice', '/aicall/pricing', '/aicall/api-docs', '/contact-us']

/** The pages many visits begin with, as search shows them. */
export const searchStarts = async (lang: Locale): Promise<Catalogue['starts']> => {
  const link = await loadPageLinks(lang)
  return STARTS.map((path) => {
    const { href, name, tagline } = link(path)
    return { kind: 'page', href, title: name, page: '', text: tagline }
  })
}

/** What the browser searches in, in a language. */
export const readCatalogue = async (lang: Locale): Promise<Catalogue> => {
  const [entries, messages, starts] = await Promise.all([
    searchEntries(lang),
    loadSearchMessages(lang),
    searchStarts(lang),
  ])
  return { entries, messages, starts, vocabulary: vocabulary[lang] }
}

/** As often as pages are rendered anew. */
const FRESH_MS = 300_000

type Kept = { search: Promise<Search>; madeAt: number }

const kept = new Map<Locale, Kept>()

const make = async (lang: Locale): Promise<Search> =>
  createSearch(await searchEntries(lang), vocabulary[lang])

const renew = (lang: Locale, before?: Kept) => {
  const search = make(lang)
  const entry = { search: before?.search ?? search, madeAt: Date.now() }
  kept.set(lang, entry)
  const take = () => kept.set(lang, { ...entry, search })
  search.then(take, () => (before ? undefined : kept.delete(lang)))
  return entry
}

/** The search of a language on the server; what it knows is at most five minutes old, or one visit older. */
export const siteSearch = (lang: Locale): Promise<Search> => {
  const known = kept.get(lang)
  return (known && Date.now() - known.madeAt < FRESH_MS ? known : renew(lang, known)).search
}
