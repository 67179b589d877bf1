import { partsOf, type Part } from './claims/cover.ts'
import { readClaims, type Claim } from './claims/entries.ts'
import { numbersIn, placesOf, superlativesIn, type Found } from './claims/find.ts'
import { STRUCTURAL } from './claims/structural.ts'
import { LANGS, readWords, type Leaf } from './locales/read-words.ts'

const ILLUSTRATIVE = /minh ho[ạa]|illustrative/i

/** What calls itself illustrative: a part by its label ('pages/industries/banking#script.'), a whole page by its title ('pages/case-studies/x#'). */
const illustrativeParts = (words: readonly Leaf[]) =>
  words
    .filter(({ key, text }) => (key === 'meta.title' || /(^|\.)label$/.test(key)) && ILLUSTRATIVE.test(text))
    .map(({ file, key }) => `${file}#${key === 'meta.title' ? '' : key.replace(/label$/, '')}`)

const plain = (leaf: Leaf): Leaf => ({ ...leaf, text: leaf.text.replaceAll('\u00a0', ' ') })

const coverOf = (parts: readonly Part[], leaf: Leaf, used: Set<Part>) =>
  parts.flatMap((part) => {
    const places = part.cover(leaf)
    if (places.length > 0) used.add(part)
    return places
  })

const without = (covers: readonly Found[], found: readonly Found[]) =>
  found.filter(({ from, to }) => !covers.some((cover) => cover.from <= from && cover.to >= to))

/** Numbers and superlatives without an entry, and entries that are expired or that nothing on the site uses; one line each. */
export const checkClaims = (
  words: Readonly<Record<string, readonly Leaf[]>>,
  claims: readonly Claim[],
  today: string,
) => {
  const parts = claims.flatMap(partsOf)
  const used = new Set<Part>()
  const lines = Object.entries(words).flatMap(([lang, leaves]) => {
    const illustrative = illustrativeParts(leaves)
    return leaves.map(plain).flatMap((leaf) => {
      const [numbers, superlatives] = [numbersIn(leaf.text), superlativesIn(leaf.text)]
      if (numbers.length + superlatives.length === 0) return []
      const isIllustrative = illustrative.some((part) => `${leaf.file}#${leaf.key}`.startsWith(part))
      const phrases = coverOf(
        parts.filter(({ isPhrase }) => isPhrase),
        leaf,
        used,
      )
      const places = coverOf(
        parts.filter(({ isPhrase }) => !isPhrase),
        leaf,
        used,
      )
      const forms = STRUCTURAL.flatMap(({ form }) => placesOf(leaf.text, form))
      // Only a phrase can answer for a superlative: “example data” never makes one true.
      const open = [
        ...(isIllustrative ? [] : without([...phrases, ...places, ...forms], numbers)),
        ...without(phrases, superlatives),
      ]
      return open.map(({ what, from, to }) => {
        const around = leaf.text.slice(Math.max(0, from - 30), to + 30)
        return `locales/${lang}/${leaf.file}.json: ${leaf.key}: “${what}” has no claim (… ${around} …)`
      })
    })
  })
  const expired = claims
    .filter(({ expires }) => expires !== undefined && expires < today)
    .map(({ meaning, expires }) => `claims.json: expired on ${expires}: ${meaning}`)
  const unused = parts
    .filter((part) => !used.has(part))
    .map(({ name }) => `claims.json: nothing says “${name}” any more`)
  return [...lines, ...expired, ...unused]
}

/** The words of every language, as the check takes them. */
export const allWords = () => Object.fromEntries(LANGS.map((lang) => [lang, readWords(lang)]))

if (import.meta.main) {
  const lines = checkClaims(allWords(), readClaims(), new Date().toISOString().slice(0, 10))
  for (const line of lines) console.error(line)
  console.log(lines.length ? `${lines.length} problems` : 'claims: every number has a source')
  process.exitCode = lines.length ? 1 : 0
}
