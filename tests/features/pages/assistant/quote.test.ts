import { expect, test } from 'vitest'
import { quote } from '@/features/pages/assistant/quote'

const SAID = 'Cuộc gọi nào cũng báo là AI. Ghi âm được giữ ba mươi ngày. Sau đó bị xoá.'

test('begins with the sentence that was asked about, marks or not', () => {
  expect(quote(SAID, 'ghi am giu bao lau')).toBe('Ghi âm được giữ ba mươi ngày. Sau đó bị xoá.')
})

test('leaves out a last sentence that was cut short, and never a whole text', () => {
  expect(quote(`${SAID} Riêng bản`, 'xoá')).toBe('Sau đó bị xoá.')
  expect(quote('một dòng không dấu chấm', 'dòng')).toBe('một dòng không dấu chấm')
})

test('stays short', () => {
  const long = Array.from({ length: 9 }, () => 'Câu này dài bốn mươi ký tự, không hơn kém.').join(' ')
  expect(quote(long, 'câu').length).toBeLessThanOrEqual(260)
})
