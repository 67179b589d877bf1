import { EMPTY, isExcepted } from './on-purpose.ts'
import type { Problem } from './problem.ts'
import type { Lang, Leaf } from './read-words.ts'

const PLACE = /\{\{?\w+\}?\}/g

/** The placeholders of a text, in one order. */
// Code in a text (`{{ten}}`) is shown, not filled in.
export const placesOf = (text: string) => [...new Set(text.replace(/`[^`]*`/g, '').match(PLACE) ?? [])].sort().join(' ')

const id = ({ file, key }: Leaf) => `${file}#${key}`

/** What one language lacks beside the other: missing keys, empty texts, other placeholders than its counterpart. */
export const parity = (lang: Lang, own: readonly Leaf[], other: readonly Leaf[]): Problem[] => {
  const known = new Map(own.map((leaf) => [id(leaf), leaf]))
  const missing = other
    .filter((leaf) => !known.has(id(leaf)))
    .map(({ file, key, text }) => ({ lang, file, key, what: `missing (the other language says “${text}”)` }))
  const empty = own
    .filter((leaf) => leaf.text.trim() === '' && !isExcepted(EMPTY, leaf))
    .map(({ file, key }) => ({ lang, file, key, what: 'empty' }))
  const places = other.flatMap((leaf) => {
    const mine = known.get(id(leaf))
    if (!mine || placesOf(mine.text) === placesOf(leaf.text)) return []
    const what = `placeholders differ: ${placesOf(mine.text) || 'none'} here, ${placesOf(leaf.text) || 'none'} in the other language`
    return [{ lang, file: mine.file, key: mine.key, what }]
  })
  return [...missing, ...empty, ...(lang === 'en' ? places : [])]
}
