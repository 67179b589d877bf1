import { isSyllable } from '../../lib/domain/dialog/text.ts'

const LONG_ENOUGH = 4

/** The strings one slip away: a letter left out, doubled or added, one for another, two swapped. */
const isOneSlip = (typed: string, meant: string): boolean => {
  const gap = typed.length - meant.length
  if (Math.abs(gap) > 1) return false
  let from = 0
  while (from < meant.length && typed[from] === meant[from]) from += 1
  if (gap === 1) return typed.slice(from + 1) === meant.slice(from)
  if (gap === -1) return typed.slice(from) === meant.slice(from + 1)
  if (typed.slice(from + 1) === meant.slice(from + 1)) return true
  return (
    typed[from] === meant[from + 1] &&
    typed[from + 1] === meant[from] &&
    typed.slice(from + 2) === meant.slice(from + 2)
  )
}

/** The known word that a folded word was meant to be, or null; what is built like a Vietnamese syllable is no slip. */
export const mendSlip = (folded: string, known: ReadonlyMap<string, number>): string | null => {
  if (folded.length < LONG_ENOUGH || /\d/.test(folded) || known.has(folded) || isSyllable(folded)) return null
  let best: string | null = null
  for (const word of known.keys())
    if (word.length >= LONG_ENOUGH - 1 && isOneSlip(folded, word))
      if (best === null || (known.get(word) ?? 0) > (known.get(best) ?? 0)) best = word
  return best
}

const TELEX = [
  [/aa/, 'â'],
  [/aw/, 'ă'],
  [/ee/, 'ê'],
  [/oo/, 'ô'],
  [/uow/, 'ươ'],
  [/ow/, 'ơ'],
  [/uw/, 'ư'],
  [/dd/, 'đ'],
] as const
const TONES: Readonly<Record<string, string>> = {
  s: '\u0301',
  f: '\u0300',
  r: '\u0309',
  x: '\u0303',
  j: '\u0323',
}

// Where the tone stands: on the vowel that has a mark already, else on the last but one, or the last before a consonant.
const withTone = (word: string, tone: string): string => {
  const marked = [...word.matchAll(/[âăêôơư]/gu)].at(-1)?.index
  const vowels = /^(?:qu|gi(?=[aeiouy]))?[^aeiouy]*([aeiouy]+)(.*)$/u.exec(word)
  const group = vowels?.[1] ?? ''
  const start = word.length - (vowels?.[2] ?? '').length - group.length
  const at = marked ?? (vowels?.[2] ? start + group.length - 1 : start + Math.max(0, group.length - 2))
  return (word.slice(0, at + 1) + tone + word.slice(at + 1)).normalize('NFC')
}

/** What a word typed in Telex without an input method was meant to be (`ddawtj`: `đặt`), or null. */
export const undoTelex = (typed: string): string | null => {
  if (!/^[a-z]{3,}$/.test(typed)) return null
  const [, stem = '', last = ''] = /^(.*?)([sfrxj]?)$/.exec(typed) ?? []
  const shaped = TELEX.reduce((word, [keys, letter]) => word.replace(keys, letter), stem)
  if (shaped === stem && !(last && TONES[last])) return null
  const tone = TONES[last]
  return tone ? withTone(shaped, tone) : shaped
}
