/** A number or a superlative in a text: what it says and where it stands (character positions). */
export type Found = { what: string; from: number; to: number }

const NUMBER = /\d+(?:[.,:/–-]\d+)*/gu

const SUPERLATIVES = [
  /(?<!\p{L})(?:nhất|số 1|số một|duy nhất|hàng đầu)(?![\p{L}\d])/giu,
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
