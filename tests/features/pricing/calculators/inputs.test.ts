import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CALL_DEFAULTS, readCallFields } from '@/features/pricing/calculators/call-fields'
import { toCsv } from '@/features/pricing/calculators/csv'
import { readNumber } from '@/features/pricing/calculators/read-number'
import { formatCount } from '@/lib/i18n/format'

const whole = { min: 1, max: 10_000_000 }
const share = { min: 0, max: 100, decimals: true }

test.each([
  ['1000', whole, 1_000],
  ['1.000', whole, 1_000],
  ['1,000', whole, 1_000],
  ['1 000', whole, 1_000],
  [' 2.500.000 ', whole, 2_500_000],
  ['62,5', share, 62.5],
  ['62.5', share, 62.5],
  ['0', share, 0],
])('%s is a number', (typed, rule, value) => {
  expect(readNumber(typed, rule)).toEqual({ value, problem: undefined })
})

test.each([
  ['', whole, 'number'],
  ['abc', whole, 'number'],
  ['-5', whole, 'number'],
  ['1e5', whole, 'number'],
  ['1.5', whole, 'number'],
  ['12.34.56', share, 'number'],
  ['0', whole, 'range'],
  ['10000001', whole, 'range'],
  ['100,01', share, 'range'],
])('%s is not: %s', (typed, rule, problem) => {
  expect(readNumber(typed, rule)).toEqual({ value: null, problem })
})

test('what the page writes it can read again, in both languages', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom('vi' as const, 'en' as const),
      (value, lang) => {
        expect(readNumber(formatCount(value, lang), whole).value).toBe(value)
      },
    ),
  )
})

test('two shares of a hundred with two decimals are taken, whatever binary fractions make of their sum', () => {
  const refused = Array.from({ length: 10_001 }, (_, hundredths) => {
    const [answered, voicemail] = [hundredths, 10_000 - hundredths].map((share) => (share / 100).toFixed(2))
    return { ...CALL_DEFAULTS, answered: answered ?? '', voicemail: voicemail ?? '' }
  }).filter((values) => readCallFields(values).fields.voicemail.problem)
  expect(refused).toEqual([])
  const over = { ...CALL_DEFAULTS, answered: '8.21', voicemail: '91.80' }
  expect(readCallFields(over).fields.voicemail.problem).toBe('range')
})

test('a CSV keeps accents, quotes what needs it and disarms formulas', () => {
  const text = toCsv([
    ['Nhóm', 'Số, block', 'nói "vâng"'],
    ['=SUM(A1)', '@x', 4_200],
    ['-1', '+84', -5],
  ])
  expect(text).toBe('\uFEFFNhóm,"Số, block","nói ""vâng"""\r\n\'=SUM(A1),\'@x,4200\r\n\'-1,\'+84,-5\r\n')
})
