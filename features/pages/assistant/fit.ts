import type { Entry } from '@/features/search/entry'
import { wordsOf } from '@/features/search/fold'
import { repairs } from '@/features/search/repairs'
import { lower, wordsOf as markedWordsOf } from '@/lib/domain/dialog/text'

/** A word as it is written, tone last, and without its marks. */
type Word = { exact: string; plain: string }
type Said = { exact: string; plain: string }
type Indexed = { key: string; title: Said; whole: Said }
/** Something asked for: any of its phrases stands for it. */
type Unit = { phrases: readonly string[]; isExact: boolean }

/** How far something is about a question, 0 to 1: all of it, and its title alone; `parts` of the question stand in it. */
export type Fit = { whole: number; title: number; parts: number }

/** What one word is worth that stands in the text below a title alone. */
const IN_PASSING = 0.5
/** Two neighbours of a question that are neighbours in a text, too, count so much more than each for itself. */
const PAIR = 0.5
/** What stands nowhere says that something else is asked about. */
const UNKNOWN = 1.5

const TONE = /[\u0300\u0301\u0303\u0309\u0323]/g

// Both 'hoá' and 'hóa' are written.
const toneLast = (word: string) => {
  const letters = word.normalize('NFD')
  return `${letters.replace(TONE, '')}${(letters.match(TONE) ?? []).join('')}`
}

/** What tells one thing that can be found from all others. */
export const keyOf = ({ href, title }: Pick<Entry, 'href' | 'title'>) => `${href} ${title}`

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `

/**
 * Measures everything that can be found against a question. `alike` are groups of phrases that mean the same, `suffixes` endings
 * that words of the language have without meaning something else.
 */
export const createFit = (
  entries: readonly Entry[],
  { alike, suffixes }: { alike: readonly (readonly string[])[]; suffixes: readonly string[] },
) => {
  const stem = (word: string) => {
    const suffix = suffixes.find((ending) => word.endsWith(ending) && word.length - ending.length >= 3)
    return suffix ? word.slice(0, -suffix.length) : word
  }
  const readWord = (word: string): Word[] => {
    const parts = wordsOf(word)
    return parts.length === 1
      ? [{ exact: stem(toneLast(word)), plain: stem(parts[0] ?? '') }]
      : parts.map((part) => ({ exact: stem(part), plain: stem(part) }))
  }
  // The site says the same few thousand words again and again.
  const wordsRead = new Map<string, Word[]>()
  const read = (text: string): Word[] =>
    markedWordsOf(lower(text.normalize('NFC'))).flatMap(({ text: word }) => {
      const known = wordsRead.get(word) ?? readWord(word)
      wordsRead.set(word, known)
      return known
    })
  const said = (text: string): Said => {
    const words = read(text)
    return { exact: spaced(words.map(({ exact }) => exact)), plain: spaced(words.map(({ plain }) => plain)) }
  }
  const index = entries.map((entry): Indexed => {
    const { title, page, text, also = '' } = entry
    return {
      key: keyOf(entry),
      title: said(`${title} . ${page}`),
      whole: said(`${title} . ${page} . ${text} . ${also}`),
    }
  })
  const known = new Set([...wordsRead.values()].flat().flatMap(({ exact, plain }) => [exact, plain]))
  const groups = alike.map((phrases) => phrases.map(read))

  const isSame = (heard: Word | undefined, meant: Word) =>
    heard?.exact === meant.exact || (heard?.exact === heard?.plain && heard?.plain === meant.plain)

  const groupAt = (words: readonly Word[], from: number) =>
    groups
      .flatMap((phrases) => phrases.map((phrase) => ({ phrase, phrases })))
      .filter(({ phrase }) => phrase.every((word, at) => isSame(words[from + at], word)))
      .toSorted((a, b) => b.phrase.length - a.phrase.length)[0]

  const ownUnit = ({ exact, plain }: Word, isMarked: boolean): Unit => {
    const isExact = isMarked && known.has(exact)
    return { phrases: [` ${isExact ? exact : plain} `], isExact }
  }

  /** What a question asks for, part by part, with the pairs of neighbours among its words. */
  const unitsOf = (question: string) => {
    const words = read(question)
    const isMarked = words.some(({ exact, plain }) => exact !== plain)
    const units: Unit[] = []
    const pairs: { unit: Unit; of: number }[] = []
    let last: Unit | null = null
    for (let at = 0; at < words.length;) {
      const group = groupAt(words, at)
      const word = words[at]
      if (group) {
        units.push({
          phrases: group.phrases.map((phrase) => spaced(phrase.map(({ exact }) => exact))),
          isExact: true,
        })
        at += group.phrase.length
        last = null
      } else if (word) {
        const unit: Unit = ownUnit(word, isMarked)
        const before: string | undefined = last?.phrases[0]
        if (last && before && last.isExact === unit.isExact)
          pairs.push({
            unit: { ...unit, phrases: [`${before.trimEnd()}${unit.phrases[0]}`] },
            of: units.length,
          })
        units.push(unit)
        last = unit
        at += 1
      }
    }
    return { units, pairs }
  }

  const isIn = ({ phrases, isExact }: Unit, text: Said) =>
    phrases.some((phrase) => (isExact ? text.exact : text.plain).includes(phrase))

  /** How far everything that can be found is about a question, by its key; what is not about it at all is missing. */
  const measure = (question: string): ReadonlyMap<string, Fit> => {
    const { units, pairs } = unitsOf(question)
    const weights = units.map((unit) => {
      const count = index.filter(({ whole }) => isIn(unit, whole)).length
      return (count === 0 ? UNKNOWN : 1) * Math.log((index.length + 1) / (count + 0.5))
    })
    const terms = [
      ...units.map((unit, at) => ({ unit, weight: weights[at] ?? 0 })),
      ...pairs.map(({ unit, of }) => ({
        unit,
        weight: PAIR * Math.min(weights[of] ?? 0, weights[of - 1] ?? 0),
      })),
    ]
    const total = terms.reduce((sum, { weight }) => sum + weight, 0)
    const share = (text: Said) =>
      terms.reduce((sum, { unit, weight }) => sum + (isIn(unit, text) ? weight : 0), 0) / total
    const fits = index.flatMap((one): [string, Fit][] => {
      const [whole, title] = [share(one.whole), share(one.title)]
      const isPassing = units.length === 1 && title === 0
      return whole > 0
        ? [
            [
              one.key,
              {
                whole: isPassing ? IN_PASSING * whole : whole,
                title,
                parts: units.filter((unit) => isIn(unit, one.whole)).length,
              },
            ],
          ]
        : []
    })
    return new Map(fits)
  }

  /** The words of a question, each that stands nowhere as it was probably meant. */
  const meant = (question: string): string =>
    markedWordsOf(lower(question.normalize('NFC')))
      .map(({ text: word }) => {
        const [plain = ''] = wordsOf(word)
        return known.has(stem(plain))
          ? word
          : (repairs(plain).find((other) => known.has(stem(other))) ?? word)
      })
      .join(' ')

  return { measure, meant }
}
