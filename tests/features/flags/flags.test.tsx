// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FlagKey } from '@/features/flags/flag-keys'

const KEY: FlagKey = 'discount-for-first-paid-user'
const CONFIG = { growthbook: { apiHost: 'http://flags.example', clientKey: 'sdk-demo' } }

type Send = (isOn: boolean) => void

let send: Send = () => {}
let serve: () => Promise<Response>
let version = 0

const payload = (isOn: boolean) => ({
  status: 200,
  features: { [KEY]: { defaultValue: isOn } },
  dateUpdated: new Date(2026, 0, 1, 0, 0, (version += 1)).toISOString(),
})

const served = (isOn: boolean) => () =>
  Promise.resolve(Response.json(payload(isOn), { headers: { 'x-sse-support': 'enabled' } }))

class Stream extends EventTarget {
  constructor() {
    super()
    send = (isOn) => this.dispatchEvent(new MessageEvent('features', { data: JSON.stringify(payload(isOn)) }))
  }
  close() {}
}

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  version = 0
  vi.stubGlobal('fetch', (address: string) =>
    address === '/config.json' ? Promise.resolve(Response.json(CONFIG)) : serve(),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const show = async (fallback: boolean) => {
  const sdk = await import('@growthbook/growthbook-react')
  await sdk.clearCache()
  sdk.setPolyfills({ fetch: globalThis.fetch, EventSource: Stream, localStorage })
  const { useFlag, useFlagsSettled } = await import('@/features/flags/use-flag')
  const Reader = () => (
    <output data-settled={useFlagsSettled()}>{useFlag(KEY, fallback) ? 'on' : 'off'}</output>
  )
  render(<Reader />)
}

const shown = () => screen.getByRole('status')
const settled = () => vi.waitFor(() => expect(shown().dataset['settled']).toBe('true'), 3_000)

test('the fallback stands until the flags arrive, then the flag, then every flip within the batch of 2 s', async () => {
  serve = served(true)
  await show(false)
  expect(shown().textContent).toBe('off')
  await act(settled)
  expect(shown().textContent).toBe('on')
  vi.useFakeTimers()
  await act(async () => {
    send(false)
    send(true)
    send(false)
    await vi.advanceTimersByTimeAsync(1_900)
  })
  expect(shown().textContent).toBe('on')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(shown().textContent).toBe('off')
})

test.each([true, false])(
  'a service that is down leaves the fallback (%s) and says nothing',
  async (fallback) => {
    const said = (['log', 'info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    )
    serve = () => Promise.reject(new TypeError('Failed to fetch'))
    await show(fallback)
    await act(settled)
    expect(shown().textContent).toBe(fallback ? 'on' : 'off')
    for (const spy of said) expect(spy).not.toHaveBeenCalled()
  },
)

test('a service that comes back is noticed within a minute', async () => {
  serve = () => Promise.reject(new TypeError('Failed to fetch'))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await show(false)
  await act(() => vi.waitFor(() => expect(shown().dataset['settled']).toBe('true')))
  serve = served(true)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await act(() => vi.waitFor(() => expect(shown().textContent).toBe('on')))
})

test('a flag the service does not know keeps its fallback', async () => {
  serve = () => Promise.resolve(Response.json({ status: 200, features: {} }))
  await show(true)
  await act(settled)
  expect(shown().textContent).toBe('on')
})

test('without a configured service nothing is asked', async () => {
  const asked = vi.fn()
  serve = asked
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ growthbook: null })))
  await show(true)
  await act(settled)
  expect(shown().textContent).toBe('on')
  expect(asked).not.toHaveBeenCalled()
})
