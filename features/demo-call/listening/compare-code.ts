/** How many digits of a code were typed in their places; what is missing or too much counts as wrong. */
export const rightDigits = (code: string, typed: string) =>
  [...code].filter((digit, place) => typed[place] === digit).length

/** Only the digits of what was typed or pasted, at most `length`. */
export const digitsOf = (text: string, length: number) =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, length)
