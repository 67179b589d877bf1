import type { ReadingOptions } from './options.ts'

const DIGITS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const

// Longer ones are account numbers, not amounts.
const LONGEST = 18

const digit = (n: number): string => DIGITS[n] ?? ''

const unitsAfterTens = (units: number, tens: number, { four, five }: ReadingOptions): string => {
  if (units === 5) return tens > 1 ? five : 'lăm'
  if (tens === 1) return digit(units)
  if (units === 1) return 'mốt'
  return units === 4 ? four : digit(units)
}

const underThousand = (n: number, withHundreds: boolean, options: ReadingOptions): string[] => {
  const hundreds = Math.floor(n / 100)
  const tens = Math.floor((n % 100) / 10)
  const units = n % 10
  const words = hundreds > 0 || withHundreds ? [digit(hundreds), 'trăm'] : []
  if (tens === 0) {
    if (units === 0) return words
    return words.length > 0 ? [...words, options.gap, digit(units)] : [digit(units)]
  }
  words.push(...(tens === 1 ? ['mười'] : [digit(tens), 'mươi']))
  return units === 0 ? words : [...words, unitsAfterTens(units, tens, options)]
}

/** Up to nine digits; `continues` when something bigger was said before it. */
const underBillion = (digits: string, continues: boolean, options: ReadingOptions): string[] => {
  const scales = ['triệu', options.thousand, '']
  const words: string[] = []
  scales.forEach((scale, i) => {
    const group = Number(digits.padStart(9, '0').slice(i * 3, i * 3 + 3))
    if (group === 0) return
    words.push(...underThousand(group, continues || words.length > 0, options), scale)
  })
  return words
}

/** Reads digits one by one: '0912' → 'không chín một hai'. */
export const spellDigits = (digits: string): string =>
  [...digits].map((character) => digit(Number(character))).join(' ')

/** Reads a whole number written in digits (leading zeros aside); more than 18 of them are read one by one. */
export const readWhole = (written: string, options: ReadingOptions): string => {
  const digits = written.replace(/^0+(?=\d)/u, '')
  if (digits.length > LONGEST) return spellDigits(digits)
  if (digits === '0') return digit(0)
  const billions = digits.slice(0, -9)
  const words = billions ? [...underBillion(billions, false, options), 'tỷ'] : []
  words.push(...underBillion(digits.slice(-9), words.length > 0, options))
  return words.filter(Boolean).join(' ')
}

/** Reads what stands after a decimal mark: up to two digits as a number, more (or with a leading zero) one by one. */
export const readDecimals = (digits: string, options: ReadingOptions): string =>
  digits.length > 2 || digits.startsWith('0') ? spellDigits(digits) : readWhole(digits, options)
