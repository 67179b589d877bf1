import { readWhole } from '../numbers.ts'
import { END, follows, matchAt, pattern, type ReadContext, type Rule } from '../piece.ts'

const numeral = pattern(`M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})${END}`)
const gap = pattern('\\s?[–-]\\s?(?=[IVX])')
const year = pattern(`\\/(\\d{4})${END}`)
const RANKED_BEFORE = follows(
  'thế kỷ|thế kỉ|chương|phần|khoá|khóa|quý|đại hội|lần thứ|thứ|kỳ|tập|mục|giai đoạn|cấp|vòng|hạng|lớp|nhóm|điều|bảng',
)
const FOURTH_BEFORE = /(?:quý|thứ)\s+$/u
const VALUES: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

const valueOf = (letters: string): number => {
  const values = [...letters].map((letter) => VALUES[letter] ?? 0)
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0)
}

const say = (written: string, { before, options }: ReadContext): string => {
  const value = valueOf(written)
  if (value === 4 && FOURTH_BEFORE.test(before)) return 'tư'
  if (value === 1 && /thứ\s+$/u.test(before)) return 'nhất'
  return readWhole(String(value), options)
}

/** Roman numerals after a word that ranks (thế kỷ XXI, thế kỷ XIX–XX, quý III/2026), or of two letters and more made of I, V and X (XXI). */
export const roman: Rule = (context) => {
  const first = matchAt(numeral, context)?.[0]
  if (!first) return null
  if (!RANKED_BEFORE.test(context.before)) {
    if (!/^[IVX]{2,}$/u.test(first)) return null
    return { length: first.length, spoken: say(first, context), kind: 'roman' }
  }
  const after = (length: number) => ({ text: context.text, at: context.at + length })
  const dash = matchAt(gap, after(first.length))?.[0] ?? ''
  const second = dash && (matchAt(numeral, after(first.length + dash.length))?.[0] ?? '')
  const written = second ? first + dash + second : first
  const [slash = '', number = ''] = matchAt(year, after(written.length)) ?? []
  const spoken = [
    say(first, context),
    ...(second ? [`đến ${say(second, context)}`] : []),
    ...(number ? [`năm ${readWhole(number, context.options)}`] : []),
  ].join(' ')
  return { length: written.length + slash.length, spoken, kind: 'roman' }
}
