import { foldText } from '@/lib/domain/fold'

/** What a row of a list can be found by: values per facet, and words, already folded. */
export type FilterRow = { facets: Record<string, readonly string[]>; find: string }
/** What was chosen: one value per facet (missing: all), and what was typed. */
export type FilterChoice = { facets: Record<string, string>; query: string }

export const QUERY_NAME = 'q'
export const NO_CHOICE: FilterChoice = { facets: {}, query: '' }

/** Whether a row has every chosen value, and a word that begins like each word typed. */
export const fitsRow = (row: FilterRow, { facets, query }: FilterChoice): boolean => {
  const hasValues = Object.entries(facets).every(([name, value]) => row.facets[name]?.includes(value))
  if (!hasValues) return false
  const words = row.find.split(/\s+/u)
  return foldText(query)
    .split(/\s+/u)
    .filter(Boolean)
    .every((typed) => words.some((word) => word.startsWith(typed)))
}

/** The attributes that carry a row's facets and words in the page. */
export const filterAttributes = (
  facets: FilterRow['facets'],
  find: string,
): Record<`data-${string}`, string> => ({
  'data-facets': Object.entries(facets)
    .flatMap(([name, values]) => values.map((value) => `${name}=${value}`))
    .join(' '),
  ...(find && { 'data-find': foldText(find) }),
})

/** The row an element stands for. */
export const rowOf = ({ dataset }: HTMLElement): FilterRow => {
  const facets: Record<string, string[]> = {}
  for (const entry of (dataset['facets'] ?? '').split(' ').filter(Boolean)) {
    const [name = '', value = ''] = entry.split('=')
    ;(facets[name] ??= []).push(value)
  }
  return { facets, find: dataset['find'] ?? '' }
}

/** The choice an address carries; a value that no option has is left out. */
export const choiceIn = (search: string, options: Record<string, readonly string[]>): FilterChoice => {
  const params = new URLSearchParams(search)
  const facets = Object.entries(options).flatMap(([name, values]) => {
    const value = params.get(name)
    return value !== null && values.includes(value) ? [[name, value] as const] : []
  })
  return { facets: Object.fromEntries(facets), query: params.get(QUERY_NAME)?.slice(0, 80) ?? '' }
}

/** The query string with a choice in it; other parameters stay as they are. */
export const searchWith = (
  search: string,
  names: readonly string[],
  { facets, query }: FilterChoice,
): string => {
  const params = new URLSearchParams(search)
  for (const name of names) {
    const value = facets[name]
    if (value) params.set(name, value)
    else params.delete(name)
  }
  if (query.trim()) params.set(QUERY_NAME, query.trim())
  else params.delete(QUERY_NAME)
  const text = params.toString()
  return text && `?${text}`
}
