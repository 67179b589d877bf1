import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { ApplyForm } from '@/features/careers/apply/apply-form'
import type { ApplyMessages } from '@/features/careers/apply/messages'
import type { Locale } from '@/lib/i18n/config'
import { type } from '../forms'

const FAR = Date.parse('2099-01-01')
export const pdf = () => new File(['%PDF-1.7 …'], 'cv.pdf', { type: 'application/pdf' })

export const show = (messages: ApplyMessages, lang: Locale, closesAt = FAR) =>
  render(
    <ApplyForm
      messages={messages}
      lang={lang}
      slug="ky-su"
      keptDays={90}
      closesAt={closesAt}
      links={{ rights: '/data-rights', list: '/careers' }}
      contactLinks={[{ text: 'help@songai.example', href: 'mailto:help@songai.example' }]}
    />,
  )

export const cvInput = () => document.getElementById('apply-cv')!
export const choose = (...files: File[]) => fireEvent.change(cvInput(), { target: { files } })
export const state = () => document.querySelector('[data-upload]')?.getAttribute('data-upload')

/** Everything but the file. */
export const fillInPerson = (messages: ApplyMessages) => {
  type(messages.name, 'Trần Thị Bình')
  type(messages.email, 'binh@thu.example')
  type(messages.phoneNumber, '0912345678')
  fireEvent.click(screen.getByLabelText(messages.consent))
}

export const fillIn = async (messages: ApplyMessages) => {
  fillInPerson(messages)
  choose(pdf())
  await waitFor(() => expect(state()).toBe('done'))
}
