import { expect, test } from 'vitest'
import { spokenLanguage } from '@/features/demo-call/call/spoken-language'

const languageOf = (...texts: string[]) => spokenLanguage(texts.map((text) => ({ text })))

test('a conversation is in Vietnamese by its marks, and in English with Vietnamese names', () => {
  expect(languageOf('Alo', 'Vâng, tôi nghe đây.')).toBe('vi')
  expect(languageOf('Hello, is this Nguyễn Bình?', 'Yes, speaking.')).toBe('en')
  expect(languageOf()).toBe('en')
})
