import { describe, expect, test } from 'vitest'
import { digitsOf, rightDigits, newRound } from '@/features/demo-call/listening/round'
import { OTP_LENGTHS } from '@/lib/contract/enums'
import { LISTENING_CODES, listeningCode, listeningQuerySchema } from '@/lib/contract/listening'

describe('the codes', () => {
  test.each(OTP_LENGTHS)('of %i digits are as long as they should be and all different', (digits) => {
    const codes = Array.from({ length: LISTENING_CODES }, (_unused, turn) => listeningCode(digits, turn))
    for (const code of codes) expect(code).toMatch(new RegExp(`^\\d{${digits}}$`))
    expect(new Set(codes).size).toBe(LISTENING_CODES)
  })

  test('a new one is never the one just heard', () => {
    const setting = { digits: 6, rate: 1, voice: 'v' } as const
    for (let before = 0; before < LISTENING_CODES; before += 1)
      expect(newRound(setting, before, () => before / LISTENING_CODES).turn).not.toBe(before)
  })
})

test('only digits in their places are right', () => {
  expect(rightDigits('472916', '472916')).toBe(6)
  expect(rightDigits('472916', '427916')).toBe(4)
  expect(rightDigits('472916', '72916')).toBe(0)
  expect(rightDigits('4711', '4711999')).toBe(4)
})

test('what is typed is digits only, however they are written', () => {
  expect(digitsOf('4 7-2 ９1', 4)).toBe('4729')
  expect(digitsOf('bốn', 4)).toBe('')
})

test.each([
  { digits: '5', rate: '1', voice: 'v', turn: '0' },
  { digits: '4', rate: '0.9', voice: 'v', turn: '0' },
  { digits: '4', rate: '1', voice: '', turn: '0' },
  { digits: '4', rate: '1', voice: 'v', turn: '20' },
  { digits: '4', rate: '1', voice: 'v', turn: '1.5' },
])('the service takes only what can be kept: %j', (query) => {
  expect(listeningQuerySchema.safeParse(query).success).toBe(false)
})
