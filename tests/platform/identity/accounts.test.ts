import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBrowser, focused } from './browser.ts'
import {
  authAddress,
  DEMO,
  fragmentOf,
  openRegistration,
  PERSON,
  redeem,
  startHarness,
  START_MS,
  type Harness,
} from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
}, START_MS)
afterAll(() => harness.stop())

describe('a new account', () => {
  it('is made, signed in at once, and only once per address', async () => {
    const browser = createBrowser()
    const { url, verifier } = authAddress(harness)
    const form = await browser.open(url.replace('/auth?', '/registrations?'))
    const answer = await browser.submit(form, PERSON)
    const tokens = await (
      await redeem(harness, fragmentOf(answer.location).get('code') ?? '', verifier)
    ).json()
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      email: PERSON.email,
      email_verified: false,
      name: 'Lan Trần Thị',
    })
    expect(form.text).not.toMatch(/type="checkbox"[^>]*checked/)
    expect(await harness.context.accounts.byEmail(PERSON.email)).toMatchObject({
      consentVersion: expect.stringMatching(/^sign-up-/),
      consentedAt: expect.any(Date),
    })

    const again = createBrowser()
    const taken = await again.submit(await openRegistration(harness, again), {
      ...PERSON,
      email: 'LAN@songai.example',
    })
    expect(taken.text).toContain('Email này đã có tài khoản')
    expect(taken.text).toContain('value="Trần Thị"')
    expect(taken.text).not.toContain(PERSON.password)
  })

  it.each<[string, Record<string, string>, string]>([
    ['no name', { firstName: ' ' }, 'Vui lòng nhập tên.'],
    ['no last name', { lastName: '' }, 'Vui lòng nhập họ.'],
    ['markup for a name', { firstName: '<b>Lan' }, 'Chỉ dùng chữ cái'],
    ['a name with a hidden character', { firstName: 'La\u0000n' }, 'Chỉ dùng chữ cái'],
    ['no e-mail', { email: '' }, 'Vui lòng nhập email.'],
    ['a bad e-mail', { email: 'lan@' }, 'Email chưa đúng định dạng'],
    ['a short password', { password: '1234567', 'password-confirm': '1234567' }, 'Mật khẩu cần từ 8 ký tự.'],
    ['two passwords', { 'password-confirm': 'khac-han-roi' }, 'Hai mật khẩu chưa giống nhau.'],
    ['no consent', { termsAccepted: '' }, 'Bạn cần tích ô này để tạo tài khoản.'],
    [
      'the e-mail as password',
      {
        email: 'moi@songai.example',
        password: 'moi@songai.example',
        'password-confirm': 'moi@songai.example',
      },
      'Mật khẩu không được trùng với email.',
    ],
  ])('with %s is refused beside its field', async (_name, change, words) => {
    const browser = createBrowser()
    const page = await browser.submit(await openRegistration(harness, browser), {
      ...PERSON,
      email: 'moi@songai.example',
      ...change,
    })
    expect(page.status).toBe(200)
    expect(page.text).toContain(words)
    expect(page.text).toContain('aria-invalid="true"')
    expect(page.text).not.toContain('<b>Lan')
  })

  it.each([
    ['vi', 'lastName'],
    ['en', 'firstName'],
  ])('begins in %s in its first field, and goes on in the first wrong one', async (ui_locales, name) => {
    const browser = createBrowser()
    const page = await openRegistration(harness, browser, { ui_locales })
    expect(focused(page)).toEqual([name])
    expect(focused(await browser.submit(page, { ...PERSON, firstName: '', lastName: '' }))).toEqual([name])
  })

  it('gives way to signing in, also when it was asked for at once', async () => {
    const browser = createBrowser()
    const register = await openRegistration(harness, browser)
    expect(register.text).toContain('kc-register-form')
    const back = [...register.text.matchAll(/<p>[^<]*<a class="link" href="([^"]*)"/g)].at(-1)?.[1] ?? ''
    const login = await browser.open(new URL(back.replaceAll('&amp;', '&'), register.url).href)
    expect(login.text).toContain('kc-form-login')
    expect(fragmentOf((await browser.submit(login, DEMO)).location).get('code')).toBeTruthy()
  })

  it('can also be reached from the sign-in page, which can be reached back', async () => {
    const browser = createBrowser()
    const login = await browser.open(authAddress(harness).url)
    const link =
      /id="kc-registration"[\s\S]*?href="([^"]*)"/.exec(login.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const register = await browser.open(new URL(link, login.url).href)
    expect(register.text).toContain('kc-register-form')
    const back = [...register.text.matchAll(/<p>[^<]*<a class="link" href="([^"]*)"/g)].at(-1)?.[1] ?? ''
    const again = await browser.open(new URL(back.replaceAll('&amp;', '&'), login.url).href)
    const answer = await browser.submit(again, DEMO)
    expect(fragmentOf(answer.location).get('code')).toBeTruthy()
  })
})
