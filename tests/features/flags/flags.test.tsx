// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FALLBACKS, type FlagKey } from '@/features/flags/flag-keys'

const KEY: FlagKey = 'discount-for-first-paid-user'
const CONFIG = { growthbook: { apiHost: 'http://flags.example', clientKey: 'sdk-demo' } }

type Send = (isOn: boolean) => void

let send: Send = () => {}
let serve: (address: string, init?: RequestInit) => Promise<Response>
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
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address === '/config.json' ? Promise.resolve(Response.json(CONFIG)) : serve(address, init),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const show = async (key: FlagKey = KEY) => {
  const sdk = await import('@growthbook/growthbook-react')
  await sdk.clearCache()
  sdk.setPolyfills({ fetch: globalThis.fetch, EventSource: Stream, localStorage })
  const { FlagsProvider, useFlags } = await import('@/features/flags/flags')
  const Reader = () => {
    const { values, isSettled } = useFlags()
    return <output data-settled={isSettled}>{values[key] ? 'on' : 'off'}</output>
  }
  render(
    <FlagsProvider>
      <Reader />
    </FlagsProvider>,
  )
}

const shown = () => screen.getByRole('status')
const settled = () => waitFor(() => expect(shown().dataset['settled']).toBe('true'), { timeout: 3_000 })

test('the fallback stands until the flags arrive, then the flag, then every flip within the batch of 2 s', async () => {
  serve = served(true)
  await show()
  expect(shown().textContent).toBe('off')
  await settled()
  expect(shown().textContent).toBe('on')
  vi.useFakeTimers()
  for (const isOn of [false, true, false]) await act(async () => send(isOn))
  await act(() => vi.advanceTimersByTimeAsync(1_900))
  expect(shown().textContent).toBe('on')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(shown().textContent).toBe('off')
})

test.each(Object.entries(FALLBACKS))(
  'a service that is down leaves %s at its fallback (%s) and says nothing',
  async (key, fallback) => {
    const said = (['log', 'info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    )
    serve = () => Promise.reject(new TypeError('Failed to fetch'))
    await show(key as FlagKey)
    await settled()
    expect(shown().textContent).toBe(fallback ? 'on' : 'off')
    for (const spy of said) expect(spy).not.toHaveBeenCalled()
  },
)

const hangs = (_address: string, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

test.each([
  ['was down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['sent another shape', () => Promise.resolve(Response.json({ status: 1, result: {} }))],
  ['sent no JSON', () => Promise.resolve(new Response('<<'))],
  ['did not answer', hangs],
])('a service that %s and comes back is noticed within a minute', async (_name, fails) => {
  serve = fails
  // Node's own timer cannot be moved.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const abort = new AbortController()
    setTimeout(() => abort.abort(), ms)
    return abort.signal
  })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await show()
  const until = (check: () => void) =>
    vi.waitFor(async () => {
      await act(() => vi.advanceTimersByTimeAsync(250))
      check()
    })
  await until(() => expect(shown().dataset['settled']).toBe('true'))
  serve = served(true)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await until(() => expect(shown().textContent).toBe('on'))
})

test('a flag the service does not know keeps its fallback', async () => {
  serve = () => Promise.resolve(Response.json({ status: 200, features: {} }))
  await show('new-sso-aicall-ai')
  await settled()
  expect(shown().textContent).toBe('on')
})

test('without a configured service nothing is asked', async () => {
  const asked = vi.fn()
  serve = asked
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ growthbook: null })))
  await show('new-sso-aicall-ai')
  await settled()
  expect(shown().textContent).toBe('on')
  expect(asked).not.toHaveBeenCalled()
})
