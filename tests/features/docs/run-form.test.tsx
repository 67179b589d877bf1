// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RunForm, type RunFormProps } from '@/features/docs/run/run-form'
import { ApiError } from '@/lib/api-error'
import { setTokenSource } from '@/lib/session'

const request = vi.hoisted(() => vi.fn())
vi.mock('@/lib/http', () => ({ request }))
vi.mock('@/lib/captcha/solve-captcha', () => ({ solveCaptcha: () => Promise.resolve('SOLVED') }))

const { run: words } = JSON.parse(readFileSync('locales/vi/docs/labels.json', 'utf8'))
const KEY = { key: 'song_test_a', expiresAt: new Date(Date.now() + 3_600_000).toISOString() }
const ask = vi.fn<typeof fetch>()
const answer = (body: unknown, status = 200) =>
  ask.mockImplementationOnce(() => Promise.resolve(Response.json(body, { status })))

const show = async (own: Partial<RunFormProps['request']>) => {
  const sample = { method: 'POST', path: '/campaigns', body: null, auth: 'key', tells: false } as const
  const copy = { label: 'copy', copied: 'copied' }
  const props = { id: 'r', words, placeholder: '$API_KEY', copy, locale: 'vi-VN' }
  render(<RunForm {...props} request={{ ...sample, ...own }} />)
  await act(() => vi.dynamicImportSettled())
}
const send = async () => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${words.send}`) }))
  await act(() => vi.dynamicImportSettled())
}

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('fetch', ask.mockReset())
  request.mockReset().mockImplementation(() => Promise.resolve(KEY))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a request is sent with a key of its own, and what it made stands in the next one', async () => {
  answer({ status: 1, result: { id: 'real' } })
  await show({ body: '{ "name": "a" }', makes: 'sample' })
  await send()
  expect(await screen.findByText(/"real"/)).toBeTruthy()
  const [address, init] = ask.mock.calls[0] ?? []
  expect([address, init?.method, init?.body]).toEqual(['/api/v1/campaigns', 'POST', '{ "name": "a" }'])
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${KEY.key}`)
  cleanup()
  await show({ method: 'GET', path: '/campaigns/sample' })
  expect(screen.getByLabelText(new RegExp('^GET '))).toHaveProperty('value', '/api/v1/campaigns/real')
  answer({ status: 1, result: [] })
  await send()
  expect(ask.mock.calls[1]?.[0]).toBe('/api/v1/campaigns/real')
  // One key for all of them.
  expect(request).toHaveBeenCalledTimes(1)
})

test('a refusal of the API is an answer, and a key that is over is renewed', async () => {
  answer({ status: 0, error_code: 'UNAUTHENTICATED' }, 401)
  answer({ status: 0, error_code: 'NOT_FOUND' }, 404)
  await show({})
  await send()
  expect(await screen.findByText(/NOT_FOUND/)).toBeTruthy()
  expect(request).toHaveBeenCalledTimes(2)
})

test('what is wrong with the form stands beside its field, and nothing is sent', async () => {
  await show({ body: '{' })
  await send()
  expect(screen.getByText(words.errors.body)).toBeTruthy()
  const path = screen.getByLabelText(new RegExp('^POST '))
  await userEvent.clear(path)
  await userEvent.type(path, 'https://elsewhere.example/')
  await send()
  expect(screen.getByText(words.errors.path)).toBeTruthy()
  expect(ask).not.toHaveBeenCalled()
})

test('what needs an account says so, and a network that is away too', async () => {
  setTokenSource(() => Promise.resolve(null))
  await show({ auth: 'person' })
  await send()
  expect(await screen.findByText(words.errors.signIn)).toBeTruthy()
  cleanup()
  request.mockImplementation(() => Promise.reject(new ApiError('network')))
  await show({})
  await send()
  expect(await screen.findByText(words.errors.network)).toBeTruthy()
})

test('messages to webhooks are kept and shown as they are sent', async () => {
  const body = JSON.stringify({ id: 'd1', data: { result: 'BUSY' } })
  const delivery = { id: 'd1', event: 'call.ended', body, createdAt: '2026-11-20T02:00:00.000Z' }
  request.mockImplementation((_schema, { url, method }: { url: string; method?: string }) => {
    if (url.endsWith('/test')) return Promise.resolve(KEY)
    if (url.endsWith('/deliveries')) return Promise.resolve([delivery])
    return Promise.resolve(method === 'POST' ? {} : [])
  })
  answer({ status: 1, result: { id: 'c1' } })
  await show({ tells: true })
  await send()
  expect(await screen.findByText('call.ended')).toBeTruthy()
  const added = request.mock.calls.filter(([, { method, url }]) => method === 'POST' && url === '/webhooks')
  expect(added.map(([, { data }]) => data)).toEqual([{ url: 'https://inbox.example' }])
})
