import { fireEvent, screen } from '@testing-library/react'
import { expect, vi } from 'vitest'

// jsdom has no layout, and nothing to scroll.
Element.prototype.scrollIntoView = () => undefined

/** What a test's service says to the next form; `asked` is what it was sent. */
export const service = {
  asked: [] as { url: string; data: Record<string, unknown>; key: string }[],
  answer: (() => Promise.resolve({ receiptId: 'C261121-7K3FQ' })) as () => Promise<unknown>,
}

type Config = { url: string; data?: Record<string, unknown>; headers?: Record<string, string> }

/** Stands in for `request` of lib/http: the start of a form at once, a sent form as the test decides. */
export const fakeRequest = (_schema: unknown, { url, data, headers }: Config): Promise<unknown> => {
  if (url === '/form-start') return Promise.resolve({ token: 'start', minSeconds: 0 })
  service.asked.push({ url, data: data ?? {}, key: headers?.['idempotency-key'] ?? '' })
  return service.answer()
}

export const resetService = () => {
  service.asked = []
  service.answer = () => Promise.resolve({ receiptId: 'C261121-7K3FQ' })
  localStorage.clear()
}

/** Types into a field, found by its label, and leaves it. */
export const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
  return field
}

/** Presses a button once the form is alive; its verb in progress, which only CSS hides, may follow its name. */
export const press = async (label: string) => {
  const button = await screen.findByRole('button', { name: (name) => name.startsWith(label) })
  await vi.waitFor(() => expect(button).toHaveProperty('disabled', false))
  fireEvent.click(button)
}

/** The element that describes a control and holds its error. */
export const errorOf = (field: Element) => {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)).find((element) => element?.id.endsWith('-error'))
}
