import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messagesOf } from '../../../platform/identity/messages/messages.ts'
import { createBrowser, focused } from './browser.ts'
import { codeIn, newLettersTo, signUp } from './outbox.ts'
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
  harness = await startHarness({ LETTERS_PER_HOUR: '1000' })
}, START_MS)
afterAll(() => harness.stop())

describe('a new account', () => {
  it('is made and signed in by the code of its letter', async () => {
    const browser = createBrowser()
    const { url, verifier } = authAddress(harness)
    const form = await browser.open(url.replace('/auth?', '/registrations?'))
    expect(form.text).not.toMatch(/type="checkbox"[^>]*checked/)
    let page = form
    const [eml] = await newLettersTo(harness, PERSON.email, async () => {
      page = await browser.submit(form, PERSON)
    })
    expect(await harness.context.accounts.byEmail(PERSON.email)).toBeUndefined()
    const wrong = await browser.submit(page, { otp: '0000 000x' })
    expect(wrong.text).toContain(messagesOf('vi').errors.codeWrong)
    const stranger = createBrowser()
    expect((await stranger.submit(page, { otp: codeIn(eml) })).status).toBe(400)
    const answer = await browser.submit(wrong, { otp: codeIn(eml).replace(/(.{4})/, '$1 ') })
    const tokens = await (
      await redeem(harness, fragmentOf(answer.location).get('code') ?? '', verifier)
    ).json()
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      email: PERSON.email,
      email_verified: true,
      name: 'Lan Trần Thị',
    })
    expect(await harness.context.accounts.byEmail(PERSON.email)).toMatchObject({
      consentVersion: expect.stringMatching(/^sign-up-/),
      consentedAt: expect.any(Date),
    })
  })

  it('is answered alike whether its address has one already, and only a letter tells', async () => {
    const blank = (text: string, email: string) =>
      text.replaceAll(email, '').replaceAll(/login-actions\/[\w-]+/g, '')
    const [known, unknown] = [DEMO.username, 'moi@songai.example']
    const pages = []
    for (const email of [known, unknown]) {
      const browser = createBrowser()
      const { page, eml } = await signUp(harness, browser, { ...PERSON, email })
      expect(codeIn(eml) !== '').toBe(email === unknown)
      pages.push(blank(page.text, email))
      const refused = await browser.submit(page, { otp: '1' })
      pages.push(blank(refused.text, email))
    }
    expect(pages.slice(0, 2)).toEqual(pages.slice(2))
  })

  it(
    'is given up after so many wrong codes, and by whoever has another sign-in',
    async () => {
      const strict = await startHarness({ LOGIN_TRIES: '2' })
      const browser = createBrowser()
      const { page, eml } = await signUp(strict, browser, { ...PERSON, email: 'doan@songai.example' })
      await browser.submit(page, { otp: '1' })
      await browser.submit(page, { otp: '2' })
      const late = await browser.submit(page, { otp: codeIn(eml) })
      expect(late).toMatchObject({ status: 429, location: null })
      expect(await strict.context.accounts.byEmail('doan@songai.example')).toBeUndefined()
      await strict.stop()
    },
    START_MS,
  )

  it.each<[string, Record<string, string>, string]>([
    ['no name', { firstName: ' ' }, 'Vui lòng nhập tên.'],
    ['no last name', { lastName: '' }, 'Vui lòng nhập họ.'],
    ['markup for a name', { firstName: '<b>Lan' }, 'Chỉ dùng chữ cái'],
    ['a name with a hidden character', { firstName: 'La\u0000n' }, 'Chỉ dùng chữ cái'],
    ['no e-mail', { email: '' }, 'Vui lòng nhập email.'],
    ['a bad e-mail', { email: 'lan@' }, 'Email chưa đúng định dạng'],
    ['a short password', { password: '1234567', 'password-confirm': '1234567' }, 'Mật khẩu cần từ 8 ký tự.'],
    [
      'a password everybody tries',
      { password: 'password1', 'password-confirm': 'password1' },
      'Mật khẩu này quá dễ đoán.',
    ],
    [
      'the name as password',
      { password: 'tranthilan', 'password-confirm': 'tranthilan', lastName: 'Tranthi' },
      'Mật khẩu này quá dễ đoán.',
    ],
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
