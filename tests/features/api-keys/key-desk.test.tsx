// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KeyDesk } from '@/features/api-keys/key-desk'
import type { KeyMessages } from '@/features/api-keys/messages'
import { ApiError } from '@/lib/api-error'
import { fillIn } from '@/lib/i18n/format'
import { setSession, setTokenSource } from '@/lib/session'
import { untilFocused } from '../../focus'

const request = vi.hoisted(() => vi.fn())
vi.mock('@/lib/http', () => ({ request }))

const read = (file: string) => JSON.parse(readFileSync(`locales/vi/${file}.json`, 'utf8'))
const messages: KeyMessages = {
  ...read('api-keys'),
  optional: read('forms').optional,
  fields: read('errors').fields,
}
const KEY = {
  id: 'k1',
  name: 'Sổ tay',
  prefix: 'song_live_abcd',
  monthlyCharacters: 1_000,
  charactersUsed: 20,
  createdAt: '2026-11-20T02:00:00.000Z',
  lastUsedAt: null,
  withdrawnAt: null,
}
const usage = { charactersUsed: 20, charactersLimit: 10_000, resetsAt: '2026-11-30T17:00:00.000Z' }
const answer = (keys: object[]) => Promise.resolve({ keys, usage })

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const show = async () => {
  render(<KeyDesk lang="vi" messages={messages} />)
  await act(() => vi.dynamicImportSettled())
}

beforeEach(() => {
  request.mockReset().mockImplementation(() => answer([KEY]))
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

test('a new key is shown whole, once, and the list is read again', async () => {
  await show()
  request.mockImplementationOnce(() =>
    Promise.resolve({ key: 'song_live_secret', id: 'k2', name: 'Cửa hàng' }),
  )
  await userEvent.type(screen.getByLabelText(messages.form.name), 'Cửa hàng')
  await userEvent.type(screen.getByLabelText(new RegExp(messages.form.limit)), '10.000')
  await userEvent.click(button(new RegExp(`^${messages.form.make}`)))
  expect(await screen.findByText('song_live_secret')).toBeTruthy()
  expect(button(messages.made.copy)).toBeTruthy()
  const [, made] = request.mock.calls
  expect(made?.[1]).toMatchObject({
    data: { name: 'Cửa hàng', monthly_characters: 10_000 },
    headers: { authorization: 'Bearer TOKEN' },
  })
  expect(request).toHaveBeenCalledTimes(3)
})

test('what is wrong stands beside its field, and the rest above the button', async () => {
  await show()
  const refuse = (details: ConstructorParameters<typeof ApiError>[1]) =>
    request.mockImplementationOnce(() => Promise.reject(new ApiError('refused', details)))
  refuse({ code: 'VALIDATION', fields: { name: 'KEY_NAME_EMPTY', monthly_characters: 'KEY_LIMIT_INVALID' } })
  await userEvent.click(button(new RegExp(`^${messages.form.make}`)))
  expect(await screen.findByText(messages.fields.KEY_NAME_EMPTY)).toBeTruthy()
  expect(screen.getByText(messages.fields.KEY_LIMIT_INVALID)).toBeTruthy()
  await untilFocused(screen.getByLabelText(messages.form.name))
  refuse({ code: 'RATE_LIMITED' })
  await userEvent.click(button(new RegExp(`^${messages.form.make}`)))
  expect(await screen.findByText(messages.problems.full)).toBeTruthy()
  refuse({ code: 'RATE_LIMITED', retryAfter: 20 })
  await userEvent.click(button(new RegExp(`^${messages.form.make}`)))
  expect(await screen.findByText(messages.problems.busy)).toBeTruthy()
})

test('a key is withdrawn only after a second yes', async () => {
  await show()
  await userEvent.click(button(new RegExp(`^${messages.key.withdraw} `)))
  const dialog = screen.getByRole('dialog', { name: fillIn(messages.confirm.title, { name: KEY.name }) })
  expect(request).toHaveBeenCalledTimes(1)
  const withdrawnAt = '2026-11-23T02:00:00.000Z'
  request.mockImplementation((_schema, { url }: { url: string }) =>
    url.endsWith('/withdraw') ? Promise.resolve({}) : answer([{ ...KEY, withdrawnAt }]),
  )
  await userEvent.click(
    within(dialog).getByRole('button', { name: new RegExp(`^${messages.confirm.confirm}`) }),
  )
  expect(await screen.findByText(fillIn(messages.key.withdrawn, { day: '23/11/2026' }))).toBeTruthy()
  expect(request.mock.calls[1]?.[1]).toMatchObject({ method: 'POST', url: '/api-keys/k1/withdraw' })
})

test('a service that is down costs the list, and a press tries again', async () => {
  request.mockImplementationOnce(() => Promise.reject(new ApiError('network')))
  await show()
  expect(await screen.findByText(messages.problems.network)).toBeTruthy()
  await userEvent.click(button(messages.retry))
  expect(await screen.findByText(KEY.name)).toBeTruthy()
  expect(screen.queryByText(messages.problems.network)).toBeNull()
})
