import { readWhole } from '../numbers.ts'
import { END, matchAt, pattern, type Rule } from '../piece.ts'

const numeral = pattern(`M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})${END}`)
const RANKED_BEFORE =
  /(?:^|[^\p{L}])(?:thế kỷ|thế kỉ|chương|phần|khoá|khóa|quý|đại hội|lần thứ|thứ|kỳ|tập|mục|giai đoạn|cấp|vòng|hạng|lớp|nhóm|điều|bảng)\s+$/u
const FOURTH_BEFORE = /(?:quý|thứ)\s+$/u
const VALUES: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

const valueOf = (letters: string): number => {
  const values = [...letters].map((letter) => VALUES[letter] ?? 0)
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0)
}

/** Roman numerals after a word that ranks (thế kỷ XXI), or of two letters and more made of I, V and X (XXI). */
export const roman: Rule = (context) => {
  const written = matchAt(numeral, context)?.[0]
  if (!written) return null
  const isRanked = RANKED_BEFORE.test(context.before)
  if (!isRanked && !/^[IVX]{2,}$/u.test(written)) return null
  const value = valueOf(written)
  if (value === 4 && FOURTH_BEFORE.test(context.before))
    return { length: written.length, spoken: 'tư', kind: 'roman' }
  if (value === 1 && /thứ\s+$/u.test(context.before))
    return { length: written.length, spoken: 'nhất', kind: 'roman' }
  return { length: written.length, spoken: readWhole(String(value), context.options), kind: 'roman' }
}
