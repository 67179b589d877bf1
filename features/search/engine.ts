import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch'
import type { Entry, Kind } from '@/features/search/entry'
import { foldWord, spaced, wordsOf } from '@/features/search/fold'
import { repairs } from '@/features/search/repairs'
import { meanings, withoutFillers, type Vocabulary } from '@/features/search/vocabulary'

type Indexed = Entry & { id: number }

export type Found = Pick<Entry, 'kind' | 'href' | 'title' | 'page' | 'text'>

/** `isLoose` finds whatever has to do with some words of the query, as they are written. */
export type Search = (query: string, isLoose?: boolean) => Found[]

/** So many parts of one page stand in the answer at most. */
const PER_PAGE = 2
/** With fewer answers than this, not every word of the query has to be found. */
const ENOUGH = 3
/** A query is read up to here, in characters. */
export const LONGEST_QUERY = 100

const WEIGHT: Record<Kind, number> = {
  page: 1.8,
  guide: 1.2,
  term: 0.35,
  section: 1,
  question: 0.9,
  endpoint: 1,
  sample: 0.8,
  voice: 1,
  video: 0.8,
  news: 0.7,
  job: 1,
}

const IS_TITLE = 3
const IN_TITLE = 2
const IN_TEXT = 1.6
const AS_ASKED = 1.2
const OTHER_NAME = 2

const OPTIONS: Options<Indexed> = {
  fields: ['title', 'page', 'text', 'also'],
  storeFields: ['kind', 'href', 'title', 'page', 'text'],
  processTerm: (term) => foldWord(term) || null,
}

const SEARCH: SearchOptions = {
  boost: { title: 4, also: 3, page: 1.5 },
  fuzzy: (term) => (term.length > 6 ? 2 : term.length > 3 && 1),
  prefix: (term, index, terms) => index === terms.length - 1 && term.length > 1,
  weights: { fuzzy: 0.3, prefix: 0.5 },
}

const EXACT: SearchOptions = { fuzzy: false, prefix: false }

const isFound = (result: SearchResult): result is SearchResult & Found => 'kind' in result

type Scored = { found: Found; score: number }

/** The best score of everything found by any of the lists, best first. */
const merge = (lists: readonly (readonly Scored[])[]) => {
  const best = new Map<string, Scored>()
  for (const entry of lists.flat()) {
    const key = `${entry.found.href} ${entry.found.title}`
    if ((best.get(key)?.score ?? 0) < entry.score) best.set(key, entry)
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score)
}

const pageOf = (href: string) => href.split('#')[0] ?? href

const fewPerPage = (results: readonly Scored[]) => {
  const seen = new Map<string, number>()
  return results.filter(({ found: { href } }) => {
    const count = (seen.get(pageOf(href)) ?? 0) + 1
    seen.set(pageOf(href), count)
    return count <= PER_PAGE
  })
}

/** A search over entries: what fits a query best comes first; marks, capitals and small errors do not matter. */
export const createSearch = (entries: readonly Entry[], vocabulary: Vocabulary): Search => {
  const index = new MiniSearch(OPTIONS)
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  const said = entries.map(({ title, text }) => ({ title: spaced(title), text: spaced(text) }))

  // A syllable is short and shared by many words, so the words in their order count more than each for itself.
  const inOrder = (query: string) => {
    const wanted = spaced(query)
    return (id: unknown) => {
      const { title = '', text = '' } = said[Number(id)] ?? {}
      if (title === wanted) return IS_TITLE
      if (title.includes(wanted)) return IN_TITLE
      return text.includes(wanted) ? IN_TEXT : 1
    }
  }

  const ask = (query: string, combineWith: 'AND' | 'OR', factor = 1, options = SEARCH): Scored[] =>
    index
      .search(query, { ...options, combineWith, boostDocument: inOrder(query) })
      .filter(isFound)
      .map(({ score, kind, href, title, page, text }) => ({
        found: { kind, href, title, page, text },
        score: score * factor * WEIGHT[kind],
      }))

  const isKnown = (word: string) => index.search(word, EXACT).length > 0

  const askAll = (query: string) => [
    ask(query, 'AND'),
    ...meanings(query, vocabulary).map(({ text, isName }) => ask(text, 'AND', isName ? OTHER_NAME : 1)),
  ]

  return (given, isLoose = false) => {
    const whole = given.slice(0, LONGEST_QUERY)
    if (isLoose)
      return ask(whole, 'OR', 1, { ...SEARCH, ...EXACT })
        .toSorted((a, b) => b.score - a.score)
        .map((entry) => entry.found)
    const query = withoutFillers(whole, vocabulary)
    const words = wordsOf(query)
    const repaired = words.map((word) => (isKnown(word) ? word : (repairs(word).find(isKnown) ?? word)))
    const isRepaired = repaired.some((word, at) => word !== words[at])
    const found = merge([
      // A heading may be the very question.
      ask(whole, 'AND', AS_ASKED),
      ...askAll(query),
      ...(isRepaired ? askAll(repaired.join(' ')) : []),
    ])
    const known = new Set(found.map(({ found: { href } }) => href))
    const loose = found.length < ENOUGH ? ask(query, 'OR') : []
    const rest = loose.filter(({ found: { href } }) => !known.has(href))
    return fewPerPage([...found, ...rest]).map((entry) => entry.found)
  }
}
