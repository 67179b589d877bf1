// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebhookMessages } from '@/features/webhooks/messages'
import { WebhookDesk } from '@/features/webhooks/webhook-desk'
import { ApiError } from '@/lib/api-error'
import { fillIn } from '@/lib/i18n/format'
import { setSession, setTokenSource } from '@/lib/session'

const request = vi.hoisted(() => vi.fn())
vi.mock('@/lib/http', () => ({ request }))

const read = (file: string) => JSON.parse(readFileSync(`locales/vi/${file}.json`, 'utf8'))
const messages: WebhookMessages = { ...read('webhooks'), fields: read('errors').fields }
const HOOK = { id: 'w1', url: 'https://crm.example/song', createdAt: '2026-11-20T02:00:00.000Z' }
const DELIVERY = {
  id: 'd1',
  webhookId: 'w1',
  event: 'call.ended',
  state: 'failed',
  attempts: 17,
  url: HOOK.url,
  body: '{"id":"d1"}',
  answerStatus: 500,
  answerBody: 'broken',
  error: 'STATUS',
  createdAt: '2026-11-20T02:00:00.000Z',
  lastAttemptAt: '2026-11-21T02:00:00.000Z',
}

type Config = { url: string; method?: string }
const answers = (others: Record<string, () => Promise<unknown>> = {}) =>
  request.mockImplementation((_schema, { url }: Config) => {
    const other = others[url]
    if (other) return other()
    return Promise.resolve(url.endsWith('/deliveries') ? [DELIVERY] : [HOOK])
  })
const refuse = (details: ConstructorParameters<typeof ApiError>[1]) => () =>
  Promise.reject(new ApiError('refused', details))

const show = async () => {
  render(<WebhookDesk lang="vi" messages={messages} />)
  await act(() => vi.dynamicImportSettled())
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  request.mockReset()
  answers()
  setTokenSource(() => Promise.resolve('TOKEN'))
  setSession({ state: 'signed-in' })
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(cleanup)

test('who is not signed in is told to, and nothing is asked for', async () => {
  setSession({ state: 'anonymous' })
  await show()
  expect(screen.getByText(messages.anonymous)).toBeTruthy()
  expect(request).not.toHaveBeenCalled()
})

test('a message shows request and answer, and is sent again by a press', async () => {
  await show()
  const row = (await screen.findByText(DELIVERY.event)).closest('li') as HTMLElement
  expect(within(row).getByText(messages.delivery.errors.STATUS)).toBeTruthy()
  expect(within(row).getByLabelText(messages.delivery.sent).textContent).toContain('"id": "d1"')
  expect(within(row).getByLabelText(messages.delivery.answer).textContent).toContain('broken')
  const resend = '/webhooks/deliveries/d1/resend'
  answers({ [resend]: refuse({ code: 'RATE_LIMITED', retryAfter: 9 }) })
  await press(new RegExp(`^${messages.delivery.resend}`))
  expect(await within(row).findByText(messages.problems.busy)).toBeTruthy()
  answers({ [resend]: () => Promise.resolve({ ...DELIVERY, state: 'waiting', error: null }) })
  await press(new RegExp(`^${messages.delivery.resend}`))
  expect(await screen.findByText(messages.delivery.states.waiting)).toBeTruthy()
  expect(screen.queryByText(messages.problems.busy)).toBeNull()
})

test('what is wrong with an address stands beside it, and a good one shows its secret once', async () => {
  await show()
  request.mockImplementationOnce(refuse({ code: 'VALIDATION', fields: { url: 'URL_INNER' } }))
  await userEvent.type(screen.getByLabelText(messages.form.url), 'https://10.0.0.1')
  await press(new RegExp(`^${messages.form.add}`))
  expect(await screen.findByText(messages.fields.URL_INNER)).toBeTruthy()
  request.mockImplementationOnce(() => Promise.resolve({ ...HOOK, secret: 'whsec_new', previousUntil: null }))
  await press(new RegExp(`^${messages.form.add}`))
  expect(await screen.findByText('whsec_new')).toBeTruthy()
  expect(screen.queryByText(messages.fields.URL_INNER)).toBeNull()
})

test('a secret is changed by a press, an address removed only after a second yes', async () => {
  await show()
  const changed = { ...HOOK, secret: 'whsec_other', previousUntil: '2026-11-24T02:00:00.000Z' }
  answers({ '/webhooks/w1/rotate': () => Promise.resolve(changed) })
  await press(new RegExp(`^${messages.rotate}`))
  expect(await screen.findByText('whsec_other')).toBeTruthy()
  await press(new RegExp(`^${messages.remove}`))
  const dialog = screen.getByRole('dialog', { name: fillIn(messages.confirm.title, { url: HOOK.url }) })
  const calls = request.mock.calls.length
  answers({ '/webhooks/w1/remove': refuse({ code: 'UNAVAILABLE' }) })
  const yes = within(dialog).getByRole('button', { name: new RegExp(`^${messages.confirm.confirm}`) })
  expect(request).toHaveBeenCalledTimes(calls)
  await userEvent.click(yes)
  expect(await within(dialog).findByText(messages.problems.unavailable)).toBeTruthy()
  request.mockImplementation((_schema, { url }: Config) =>
    Promise.resolve(url.endsWith('/remove') ? HOOK : []),
  )
  await userEvent.click(yes)
  expect(await screen.findByText(messages.empty)).toBeTruthy()
})

test('a service that is down costs the list, and a press tries again', async () => {
  request.mockImplementation(() => Promise.reject(new ApiError('network')))
  await show()
  expect(await screen.findByText(messages.problems.network)).toBeTruthy()
  answers()
  await press(messages.retry)
  expect(await screen.findByText(DELIVERY.event)).toBeTruthy()
  expect(screen.queryByText(messages.problems.network)).toBeNull()
})
