// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as returnAddress from '@/features/auth/return-address'
import { portalTarget, type PortalTarget } from '@/features/auth/products'
import { RedirectScreen } from '@/features/auth/redirect-screen'
import type { Entry } from '@/features/auth/use-redirect'
import { setSession } from '@/lib/session'
import signIn from '@/locales/vi/auth.json'
import { redirect as messages } from '@/locales/vi/portal.json'

const announceUser = vi.hoisted(() => vi.fn())
const replaceLocation = vi.hoisted(() => vi.fn())
vi.mock('@/features/auth/return-address', async (load) => ({
  ...(await load<typeof returnAddress>()),
  replaceLocation,
}))
vi.mock('@/features/auth/account', () => ({ announceUser }))
vi.mock('@/features/auth/load-auth', () => ({ loadAuth: () => Promise.resolve(null) }))

const target = portalTarget('tts', 'vi', { aivoice: 'https://aivoice.songai.example' })

const show = (entry: Entry, to: PortalTarget | null = target) =>
  render(
    <StrictMode>
      <RedirectScreen
        lang="vi"
        line="aivoice"
        messages={messages}
        signIn={signIn}
        target={to}
        entry={entry}
        all="/portal"
        help={{ href: 'tel:+842400000001', name: 'HELP' }}
      />
    </StrictMode>,
  )

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const signedIn = () => act(() => setSession({ state: 'signed-in' }))
const settle = async () => {
  await act(() => vi.dynamicImportSettled())
  await pass(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'debug').mockImplementation(() => {})
  replaceLocation.mockReset()
  announceUser.mockReset().mockResolvedValue(undefined)
  setSession({ state: 'unknown' })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a visitor is announced first and then led to the product, once, whoever renders twice', async () => {
  show('shared')
  expect(title()).toBe(messages.going)
  expect(replaceLocation).not.toHaveBeenCalled()
  await signedIn()
  await settle()
  expect(announceUser).toHaveBeenCalled()
  expect(replaceLocation.mock.calls).toEqual([['https://aivoice.songai.example/studio/text-to-speech']])
})

test('nobody signed in is asked to, and is not moved', async () => {
  show('shared')
  await act(() => setSession({ state: 'anonymous' }))
  await settle()
  expect(title()).toBe(messages.anonymous)
  expect(replaceLocation).not.toHaveBeenCalled()
})

test('a product with a sign-in of its own is opened at its front page without waiting for ours', async () => {
  show('separate')
  await settle()
  expect(announceUser).not.toHaveBeenCalled()
  expect(replaceLocation.mock.calls).toEqual([['https://aivoice.songai.example']])
})

test('nobody moves before the flags have said which way', async () => {
  show('undecided')
  await signedIn()
  await settle()
  expect(title()).toBe(messages.going)
  expect(replaceLocation).not.toHaveBeenCalled()
})

test.each([
  ['our service refuses the visitor', () => Promise.reject(new Error('401')), 0],
  ['our service does not answer in 6 s', () => new Promise(() => {}), 6_100],
])('when %s, the screen says so and who helps', async (_name, answer, ms) => {
  announceUser.mockImplementation(answer)
  show('shared')
  await signedIn()
  await settle()
  await pass(ms)
  expect(title()).toBe(messages.failed)
  expect(screen.getByRole('alert').textContent).toContain(messages.failedText)
  expect(screen.getByText('HELP').getAttribute('href')).toBe('tel:+842400000001')
  expect(replaceLocation).not.toHaveBeenCalled()
})

test('a product without an address fails at once, and there is nothing to try again', () => {
  show('shared', null)
  expect(title()).toBe(messages.failed)
  expect(screen.queryByText(messages.retry)).toBeNull()
})
