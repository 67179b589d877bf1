const DIGITS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín']
const SCALES = ['', 'nghìn', 'triệu', 'tỷ']

function digit(n: number) {
  return DIGITS[n] ?? ''
}

function unitsAfterTens(units: number, tens: number) {
  if (units === 1 && tens > 1) return 'mốt'
  if (units === 5) return 'lăm'
  return digit(units)
}

function underThousand(n: number, withHundreds: boolean): string[] {
  const hundreds = Math.floor(n / 100)
  const tens = Math.floor((n % 100) / 10)
  const units = n % 10
  const words = hundreds > 0 || withHundreds ? [digit(hundreds), 'trăm'] : []
  if (tens === 0) {
    if (units === 0) return words
    return words.length > 0 ? [...words, 'linh', digit(units)] : [digit(units)]
  }
  words.push(...(tens === 1 ? ['mười'] : [digit(tens), 'mươi']))
  return units === 0 ? words : [...words, unitsAfterTens(units, tens)]
}

/** Reads a whole number from 0 to 999 999 999 999 in northern Vietnamese words; anything else comes back as digits. */
export function readNumberVi(n: number): string {
  if (!Number.isInteger(n) || n < 0 || n > 999_999_999_999) return String(n)
  if (n === 0) return digit(0)
  const groups: number[] = []
  for (let rest = n; rest > 0; rest = Math.floor(rest / 1000)) groups.push(rest % 1000)
  const words: string[] = []
  for (let i = groups.length - 1; i >= 0; i--) {
    const group = groups[i] ?? 0
    if (group === 0) continue
    words.push(...underThousand(group, words.length > 0), SCALES[i] ?? '')
  }
  return words.filter(Boolean).join(' ')
}
