// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readConsent, writeConsent } from '@/features/consent/consent-state'
import { ConsentRoot } from '@/features/consent/consent-root'
import { CookieChoices } from '@/features/consent/cookie-choices'
import { loadConsentMessages } from '@/features/consent/messages'
import { LOCALES } from '@/lib/i18n/config'

const config = vi.hoisted(() => ({ gtmId: 'GTM-TEST1' }))
vi.mock('@/lib/read-public-config', () => ({ readPublicConfig: () => Promise.resolve({ ...config }) }))
vi.mock('next/navigation', () => ({ usePathname: () => '/' }))
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
vi.stubGlobal('requestIdleCallback', (task: () => void) => queueMicrotask(task))
vi.stubGlobal('cancelIdleCallback', () => {})
vi.stubGlobal('fetch', async (path: string) => {
  const lang = LOCALES.find((code) => path === `/messages/consent.${code}.json`)
  return Response.json(lang && (await loadConsentMessages(lang)).choices)
})
const settle = () => act(() => vi.dynamicImportSettled())

beforeEach(() => {
  document.cookie = 'consent=;path=/;max-age=0'
  document.head.innerHTML = ''
  config.gtmId = 'GTM-TEST1'
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})
afterEach(cleanup)

test('a choice holds for its version of the question only', () => {
  expect(readConsent()).toBeUndefined()
  writeConsent('denied')
  expect(readConsent()).toBe('denied')
  document.cookie = 'consent=0.granted;path=/'
  expect(readConsent()).toBeUndefined()
  document.cookie = 'consent=1.maybe;path=/'
  expect(readConsent()).toBeUndefined()
})

describe.each(LOCALES)('the cookie question in %s', (lang) => {
  const ask = async () => {
    const messages = await loadConsentMessages(lang)
    render(<ConsentRoot messages={messages.banner} policyHref="/cookie-policy" />)
    await settle()
    return messages
  }

  test('asks with two equal answers, loads nothing before, and remembers a no', async () => {
    const { banner } = await ask()
    const region = await screen.findByRole('region', { name: banner.label })
    const [refuse, accept] = [banner.refuse, banner.accept].map((name) =>
      screen.getByRole('button', { name }),
    )
    expect(refuse?.className).toBe(accept?.className)
    expect(scripts()).toEqual([])
    fireEvent.click(refuse!)
    expect(region.isConnected).toBe(false)
    expect(readConsent()).toBe('denied')
    await settle()
    expect(scripts()).toEqual([])
  })

  test('is not asked where nothing of a third party is configured', async () => {
    config.gtmId = ''
    await ask()
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('is answered by Global Privacy Control', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    document.cookie = 'consent=1.granted;path=/'
    await ask()
    expect(screen.queryByRole('region')).toBeNull()
    expect(scripts()).toEqual([])
  })

  test('can be answered anew from the footer, which says where one stands', async () => {
    const { choices } = await loadConsentMessages(lang)
    render(<CookieChoices lang={lang} label={choices.open} policyHref="/cookie-policy" />)
    const opener = screen.getByRole('button', { name: choices.open })
    expect(opener.getAttribute('href')).toBe('/cookie-policy')
    await act(async () => fireEvent.click(opener))
    expect(await screen.findAllByText(choices.standing.open)).not.toHaveLength(0)
    fireEvent.click(screen.getByRole('button', { name: choices.refuse, hidden: true }))
    await waitFor(() => expect(screen.getAllByText(choices.standing.denied)).not.toHaveLength(0))
    expect(readConsent()).toBe('denied')
  })

  test('the footer says so when there is nothing to choose', async () => {
    config.gtmId = ''
    const { choices } = await loadConsentMessages(lang)
    render(<CookieChoices lang={lang} label={choices.open} policyHref="/cookie-policy" />)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: choices.open })))
    expect(await screen.findByText(choices.nothing)).toBeTruthy()
    expect(screen.queryByRole('button', { name: choices.accept, hidden: true })).toBeNull()
  })
})

test('after a yes the tag manager is fetched once, measuring only, and told of steps without anything personal', async () => {
  const { banner } = await loadConsentMessages('vi')
  render(<ConsentRoot messages={banner} policyHref="/cookie-policy" />)
  await settle()
  fireEvent.click(screen.getByRole('button', { name: banner.accept }))
  await waitFor(() => expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']))
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-form="contact" data-form-state="editing"></div><a data-slot="link-button" href="tel:+84912345678">x</a>',
  )
  document.querySelector('[data-form]')?.setAttribute('data-form-state', 'sent')
  fireEvent.click(document.querySelector('a[data-slot]')!)
  await settle()
  const told = JSON.stringify(Reflect.get(window, 'dataLayer'))
  expect(told).toContain('"ad_storage":"denied"')
  expect(told).toContain('{"event":"page_view","path":"/","lang":""}')
  expect(told).toContain('{"event":"form_step","form":"contact","state":"sent"}')
  expect(told).toContain('{"event":"call_to_action","target":"tel"}')
  expect(told).not.toContain('912345678')
})
