// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { ContentField } from '@/features/contact/content-field'
import { loadContactMessages, type ContactMessages } from '@/features/contact/messages'
import type { ContactForm, ContactValues } from '@/lib/contract/contact'
import { CONTENT_MAX } from '@/lib/contract/enums'
import type { Locale } from '@/lib/i18n/config'

afterEach(cleanup)

type WrittenProps = { messages: ContactMessages; lang: Locale; length: number }

const Written = ({ messages, lang, length }: WrittenProps) => {
  const form = useForm<ContactValues, unknown, ContactForm>({
    defaultValues: { content: 'x'.repeat(length) },
  })
  return (
    <ContentField
      messages={messages}
      lang={lang}
      error={undefined}
      form={form}
      input={form.register('content')}
    />
  )
}

test.each([
  ['vi', '2.001', '2.000'],
  ['en', '2,001', '2,000'],
] as const)('a message too long is counted in figures of the language: %s', async (lang, n, max) => {
  const messages = await loadContactMessages(lang)
  render(<Written messages={messages} lang={lang} length={CONTENT_MAX + 1} />)
  expect(screen.getByText(messages.count.replace('{n}', n).replace('{max}', max))).toBeTruthy()
  expect(messages.form.fields.CONTENT_TOO_LONG).toContain(max)
})

test('a short message is not counted', async () => {
  const messages = await loadContactMessages('vi')
  render(<Written messages={messages} lang="vi" length={20} />)
  expect(screen.getByLabelText(messages.content).getAttribute('aria-describedby')).toBe(
    'contact-content-hint',
  )
  expect(screen.queryByText(/2\.000/)).toBeNull()
})
