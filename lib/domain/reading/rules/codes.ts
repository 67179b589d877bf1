import { spellLetters } from '../letters.ts'
import { readWhole, spellDigits } from '../numbers.ts'
import { END, matchAt, pattern, type ReadContext, type Rule } from '../piece.ts'

// Each character has one way only to be matched: a long row of digits must not cost exponential time.
const letterCode = pattern(`[A-ZĐ]{1,4}[-.]?\\d[\\dA-ZĐ]*(?:[-.][\\dA-ZĐ]+)*${END}`)
const plate = pattern(`\\d{2}[A-ZĐ]{1,2}\\d?[- .]\\d{3}[.]?\\d{2}${END}`)
const digitCode = pattern(`\\d+(?:-\\d+){2,}${END}`)
const mixed = pattern(`\\d+[A-Za-z]{1,2}\\d*${END}`)

const statute = pattern(`(\\d{1,4})\\/(\\d{4})\\/([A-ZĐ]+\\d*(?:-[A-ZĐ]+)*)${END}`)
const road = pattern(`(QL|TL|ĐT)\\s?(\\d{1,3})([A-Z]?)${END}`)
const ROADS: Record<string, string> = { QL: 'quốc lộ', TL: 'tỉnh lộ', ĐT: 'đường tỉnh' }

const part = (written: string, isShort: boolean, { options }: ReadContext) => {
  if (/^\d/u.test(written))
    return isShort && written.length < 3 && !written.startsWith('0')
      ? readWhole(written, options)
      : spellDigits(written)
  return spellLetters(written)
}

/** Letters by name, digits one by one (a lone short number as a number), a pause at every mark. */
const spell = (written: string, context: ReadContext) => {
  const groups = written.split(/[-. ]/u).map((group) => group.match(/\d+|\p{L}+/gu) ?? [])
  const isShort = groups.flat().length <= 2
  return groups.map((group) => group.map((run) => part(run, isShort, context)).join(' ')).join(', ')
}

const code =
  (sticky: RegExp): Rule =>
  (context) => {
    const match = matchAt(sticky, context)
    return match && { length: match[0].length, spoken: spell(match[0], context), kind: 'code' }
  }

/** 91/2020/NĐ-CP: number, year and letters of a law or a decree, with a pause between them. */
export const statutes: Rule = (context) => {
  const match = matchAt(statute, context)
  if (!match) return null
  const [written, number = '', year = '', letters = ''] = match
  const [count, of] = [number, year].map((digits) => readWhole(digits, context.options))
  const spoken = `${count}, ${of}, ${spell(letters, context).replaceAll(',', '')}`
  return { length: written.length, spoken, kind: 'code' }
}

/** QL91, TL8A: roads. */
export const roads: Rule = (context) => {
  const match = matchAt(road, context)
  if (!match) return null
  const [written, kind = '', number = '', letter = ''] = match
  const tail = letter ? ` ${spellLetters(letter)}` : ''
  const spoken = `${ROADS[kind] ?? ''} ${readWhole(number, context.options)}${tail}`
  return { length: written.length, spoken, kind: 'code' }
}

/** 123-456-789: groups of digits are no range and no date. */
export const digitGroups: Rule = code(digitCode)

/** DH-8314, 30A-123.45, A4: orders, plates, room numbers. */
export const codes: readonly Rule[] = [plate, letterCode, mixed].map(code)
