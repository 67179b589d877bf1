/** A number or a superlative in a text: what it says and where it stands (character positions). */
export type Found = { what: string; from: number; to: number }

const NUMBER = /\d+(?:[.,:/–-]\d+)*/gu

// “thống nhất” (agree), “ít nhất” (at least), “thứ nhất” (firstly), “gần nhất” (latest), “nhất quán” (consistent) … put nobody above others.
const SUPERLATIVES = [
  /(?<!\p{L})(?<!(?:thống|đồng|hợp|ít|thứ|bậc|gần) )nhất(?! (?:quán|định|trí|thời))(?!\p{L})/giu,
  /(?<!\p{L})(?:số 1|số một|hàng đầu)(?![\p{L}\d])/giu,
  /(?<!\p{L})(?:best|leading|no\. ?1|number one|#1)(?![\p{L}\d])/giu,
]

const matches = (text: string, form: RegExp): Found[] =>
  [...text.matchAll(form)].map(({ 0: what, index }) => ({ what, from: index, to: index + what.length }))

/** Every number of a text that is written in digits. */
export const numbersIn = (text: string) => matches(text, NUMBER)

/** Every word of a text that puts someone above all others. */
export const superlativesIn = (text: string) => SUPERLATIVES.flatMap((form) => matches(text, form))

/** Where a form stands in a text. */
export const placesOf = (text: string, form: RegExp) => matches(text, form)
