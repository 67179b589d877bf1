import { spaced } from '@/features/search/fold'

/** Words of one language: other names of what the site calls by a name of its own, and what a question may be asked without. */
export type Vocabulary = {
  names: Readonly<Record<string, readonly string[]>>
  fillers: readonly string[]
}

/** A query said in the site's own words, once for every name that it calls by another; `isName` where it is nothing but that name. */
export const meanings = (query: string, { names }: Vocabulary): { text: string; isName: boolean }[] => {
  const asked = spaced(query)
  return Object.entries(names).flatMap(([name, others]) => {
    const said = others.map(spaced).find((other) => asked.includes(other))
    return said ? [{ text: asked.replace(said, spaced(name)).trim(), isName: said === asked }] : []
  })
}

/** A query without words that only make it a question; the whole of it when nothing else is left. */
export const withoutFillers = (query: string, { fillers }: Vocabulary): string => {
  const rest = fillers.reduce((left, filler) => left.replace(spaced(filler), ' '), spaced(query)).trim()
  return rest || query
}
