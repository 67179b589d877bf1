// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AccountArea } from '@/features/auth/account-area'
import { HeaderAction } from '@/features/auth/header-action'
import type { Auth } from '@/features/auth/client'
import { setSession } from '@/lib/session'
import messages from '@/locales/vi/auth.json'

const auth = vi.hoisted(() => ({ current: null as Auth | null }))

vi.mock('@/features/auth/load-auth', () => ({ loadAuth: () => Promise.resolve(auth.current) }))
const showToast = vi.hoisted(() => vi.fn())
vi.mock('@/components/ui/toast-store', () => ({ showToast }))

// jsdom has no popovers, and hides what has the attribute: hence `hidden` in the queries.
HTMLElement.prototype.hidePopover = () => {}

const apps = [{ href: '/portal/aicall', name: 'AICall', line: 'aicall' as const }]
const area = () => <AccountArea id="menu" lang="vi" messages={messages} portal="/portal" apps={apps} />
const action = () => <HeaderAction portal={{ href: '/portal', name: 'APPS' }} tryFree={<span>TRY</span>} />
// Without the style sheet the messages of the idle and of the busy button both count into its name.
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent?.startsWith(name),
  )!
const profile = { firstName: 'ánh', lastName: 'Trần', email: 'anh@songai.example' }

beforeEach(() => {
  showToast.mockReset()
  vi.spyOn(console, 'debug').mockImplementation(() => {})
  auth.current = {
    signIn: vi.fn(() => new Promise<void>(() => {})),
    register: vi.fn(() => new Promise<void>(() => {})),
    openAccount: vi.fn(() => Promise.resolve()),
    signOut: vi.fn(() => Promise.resolve()),
  }
  setSession({ state: 'unknown' })
})
afterEach(cleanup)

describe('while nobody is known', () => {
  test.each(['unknown', 'anonymous'] as const)('%s shows sign-in and try-for-free', (state) => {
    setSession({ state })
    const { container } = render(
      <>
        {area()}
        {action()}
      </>,
    )
    expect(screen.getByText('TRY')).toBeTruthy()
    expect(container.querySelector('[popovertarget=menu]')?.textContent).toBe(messages.signIn.open)
    expect(screen.getByText('TRY').closest('.invisible')).toBeNull()
    expect(screen.queryByText('APPS')).toBeNull()
  })

  test('the dropdown signs in and registers in the language of the page, once per click', async () => {
    render(area())
    const panel = document.getElementById('menu')!
    fireEvent.click(within(panel).getByText(messages.signIn.submit).closest('button')!)
    await vi.waitFor(() => expect(auth.current?.signIn).toHaveBeenCalledWith('vi'))
    const busy = panel.querySelector('[aria-busy=true]')
    expect(busy?.textContent).toContain(messages.signIn.leaving)
    fireEvent.click(busy!)
    expect(auth.current?.signIn).toHaveBeenCalledTimes(1)
  })

  test('a server that cannot be reached is said in one sentence, and the button works again', async () => {
    auth.current = null
    render(area())
    fireEvent.click(button(messages.signIn.register))
    await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith({ kind: 'danger', text: messages.problem }))
    await vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  })
})

describe('once somebody is signed in', () => {
  test('the sign-in keeps its place but cannot be reached; the letter comes with the profile', async () => {
    setSession({ state: 'signed-in' })
    const { container } = render(area())
    expect(button(messages.signIn.open).closest('.invisible')).not.toBeNull()
    await vi.waitFor(() => expect(button(messages.account.label)?.textContent).toBe(''))
    act(() => setSession({ state: 'signed-in', profile }))
    const avatar = button(messages.account.labelNamed.replace('{name}', 'ánh'))
    expect(avatar.textContent).toBe('Áánh')
    expect(container.querySelector('#menu-account a')?.getAttribute('href')).toBe('/portal/aicall')
  })

  test('the applications take the place of try-for-free', () => {
    setSession({ state: 'signed-in' })
    render(action())
    expect(screen.getByText('TRY').closest('.invisible')).not.toBeNull()
    expect(screen.getByText('APPS').getAttribute('href')).toBe('/portal')
  })

  test('the dropdown opens the account and signs out; the sheet shows the name', async () => {
    setSession({ state: 'signed-in', profile })
    render(area())
    expect(await screen.findByText('ánh')).toBeTruthy()
    expect(screen.getByText('Trần ánh')).toBeTruthy()
    fireEvent.click(button(messages.account.profile))
    await vi.waitFor(() => expect(auth.current?.openAccount).toHaveBeenCalledWith('vi'))
    fireEvent.click(button(messages.account.signOut))
    await vi.waitFor(() => expect(auth.current?.signOut).toHaveBeenCalled())
  })
})
