import { fold } from './text.ts'

const SHORT: Readonly<Record<string, string>> = {
  khong: 'ko',
  duoc: 'dc',
  gi: 'j',
  vay: 'z',
  roi: 'r',
  em: 'e',
  minh: 'mk',
  'bao nhieu': 'bn',
}
const SWAPPED_FROM = 5

const swap = (word: string) => word.slice(0, -2) + (word.at(-1) ?? '') + (word.at(-2) ?? '')

/** The sentence as somebody types it in a hurry: without diacritics, with short forms, two letters of its longest word swapped. */
export const makeHard = (sentence: string): string => {
  const plain = fold(sentence)
    .toLowerCase()
    .replace(/bao nhieu|[a-z]+/g, (word) => SHORT[word] ?? word)
  const longest = (plain.match(/[a-z]+/g) ?? []).reduce(
    (best, word) => (word.length > best.length ? word : best),
    '',
  )
  return longest.length < SWAPPED_FROM ? plain : plain.replace(longest, swap(longest))
}
