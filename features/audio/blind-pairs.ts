/** A voice that can be compared: its sounds, one per sentence. */
export type BlindVoice = { id: string; language: string; sentences: number }
/** Two voices and the sentence both read; `a` and `b` are ids. */
export type BlindPair = { a: string; b: string; sentence: number; language: string }

export const PAIR_NAME = 'ab'

/** Every pair of voices of one language in both orders, with every sentence both have; the place in the list is the pair's number. */
export const blindPairs = (voices: readonly BlindVoice[]): BlindPair[] =>
  voices.flatMap((a) =>
    voices
      .filter((b) => b.id !== a.id && b.language === a.language)
      .flatMap((b) =>
        Array.from({ length: Math.min(a.sentences, b.sentences) }, (_, sentence) => ({
          a: a.id,
          b: b.id,
          sentence,
          language: a.language,
        })),
      ),
  )

/** The number of a random pair of a language, another one than `last`; undefined when there is none. `random` gives 0 to 1. */
export const randomPair = (
  pairs: readonly BlindPair[],
  language: string,
  last: number | undefined,
  random: () => number = Math.random,
): number | undefined => {
  const isOther = ({ a, b }: BlindPair) => {
    const before = last === undefined ? undefined : pairs[last]
    return !before || !(before.a === a || before.b === b) || pairs.length < 5
  }
  const open = pairs.flatMap((pair, i) =>
    pair.language === language && i !== last && isOther(pair) ? [i] : [],
  )
  return open[Math.floor(random() * open.length)]
}

/** The number of the pair an address asks for; undefined when it asks for none there is. */
export const pairIn = (search: string, pairs: readonly BlindPair[]): number | undefined => {
  const value = new URLSearchParams(search).get(PAIR_NAME) ?? ''
  return /^\d{1,4}$/.test(value) && Number(value) < pairs.length ? Number(value) : undefined
}

/** The query string with a pair in it. */
export const searchWithPair = (search: string, pair: number): string => {
  const params = new URLSearchParams(search)
  params.set(PAIR_NAME, String(pair))
  return `?${params.toString()}`
}
