// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import type { ContactParcel, ContactValues } from '@/features/contact/contact-values'
import { ContentField } from '@/features/contact/content-field'
import { loadContactFormWords, type ContactFormWords } from '@/features/contact/form-words'
import { CONTENT_MAX } from '@/lib/contract/contact'
import type { Locale } from '@/lib/i18n/config'

afterEach(cleanup)

type WrittenProps = { words: ContactFormWords; lang: Locale; length: number }

const Written = ({ words, lang, length }: WrittenProps) => {
  const form = useForm<ContactValues, unknown, ContactParcel>({
    defaultValues: { content: 'x'.repeat(length) },
  })
  return (
    <ContentField words={words} lang={lang} error={undefined} form={form} input={form.register('content')} />
  )
}

test.each([
  ['vi', '2.001', '2.000'],
  ['en', '2,001', '2,000'],
] as const)('a message too long is counted in figures of the language: %s', async (lang, n, max) => {
  const words = await loadContactFormWords(lang)
  render(<Written words={words} lang={lang} length={CONTENT_MAX + 1} />)
  expect(screen.getByText(words.count.replace('{n}', n).replace('{max}', max))).toBeTruthy()
  expect(words.form.fields.CONTENT_TOO_LONG).toContain(max)
})

test('a short message is not counted', async () => {
  const words = await loadContactFormWords('vi')
  render(<Written words={words} lang="vi" length={20} />)
  expect(screen.getByLabelText(words.content).getAttribute('aria-describedby')).toBe('contact-content-hint')
  expect(screen.queryByText(/2\.000/)).toBeNull()
})
