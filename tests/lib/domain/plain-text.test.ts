import { expect, test } from 'vitest'
import { plainText } from '../../../lib/domain/plain-text.ts'
import { findMoney } from '../../../platform/dialog/entities/money.ts'

// Found by `npm run test:fuzz`.
test('marks that meet once a sign between them is gone are one character with their letter', () => {
  const text = plainText('linh năm\ufeff\u0323\u0301')
  expect(text).toBe('linh năm\u0323\u0301'.normalize('NFC'))
  expect(plainText(text)).toBe(text)
})

test.each(['09123456780084tỷ', '99999999999999999999 tỷ'])('%s is no amount of money', (text) => {
  expect(findMoney({ text, restored: text })).toEqual([])
})
