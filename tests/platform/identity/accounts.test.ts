import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBrowser, type Browser, type Page } from './browser.ts'
import {
  authAddress,
  DEMO,
  fragmentOf,
  redeem,
  refresh,
  signIn,
  SITE,
  startHarness,
  START_MS,
  type Harness,
} from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
}, START_MS)
afterAll(() => harness.stop())

const PERSON = {
  ...{ firstName: 'Lan', lastName: 'Trần Thị', email: 'lan@songai.example' },
  ...{ password: 'mot-cau-de-nho', 'password-confirm': 'mot-cau-de-nho' },
}

// The field or the sentence that has the focus when the page opens.
const focused = ({ text }: Page) =>
  [...text.matchAll(/<(?:input|p)\b[^>]*\sautofocus\b[^>]*>/g)].map(([tag]) =>
    tag.startsWith('<p') ? 'notice' : /name="([^"]*)"/.exec(tag)?.[1],
  )

const openRegistration = (browser: Browser, more: Record<string, string> = {}) =>
  browser.open(authAddress(harness, more).url.replace('/auth?', '/registrations?'))

describe('a new account', () => {
  it('is made, signed in at once, and only once per address', async () => {
    const browser = createBrowser()
    const { url, verifier } = authAddress(harness)
    const form = await browser.open(url.replace('/auth?', '/registrations?'))
    const answer = await browser.submit(form, PERSON)
    const tokens = await (
      await redeem(harness, fragmentOf(answer.location).get('code') ?? '', verifier)
    ).json()
    expect(decodeJwt(tokens.access_token)).toMatchObject({ email: PERSON.email, name: 'Lan Trần Thị' })

    const again = createBrowser()
    const taken = await again.submit(await openRegistration(again), {
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
    const page = await browser.submit(await openRegistration(browser), {
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
    const page = await openRegistration(browser, { ui_locales })
    expect(focused(page)).toEqual([name])
    expect(focused(await browser.submit(page, { ...PERSON, firstName: '', lastName: '' }))).toEqual([name])
  })

  it('gives way to signing in, also when it was asked for at once', async () => {
    const browser = createBrowser()
    const register = await openRegistration(browser)
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

describe('the account page', () => {
  const account = () => `${harness.issuer}/account`

  it('asks strangers to sign in and then shows the profile', async () => {
    const browser = createBrowser()
    const page = await browser.submit(await browser.open(account()), DEMO)
    expect(page.text).toContain('Hồ sơ tài khoản')
    expect(page.text).toContain('value="demo@songai.example"')
  })

  it('saves a name, and the next token has it', async () => {
    const browser = createBrowser()
    const tokens = await signIn(harness, browser, { username: PERSON.email, password: PERSON.password })
    const page = await browser.open(account())
    const wrong = await browser.submit(page, { firstName: '', lastName: 'Lê' }, 'profile')
    expect(wrong.text).toContain('Vui lòng nhập tên.')
    expect(wrong.text).toContain('value="Lê"')
    expect(focused(wrong)).toEqual(['firstName'])
    const saved = await browser.submit(wrong, { firstName: 'Thảo', lastName: 'Lê' }, 'profile')
    expect(saved.text).toContain('Đã lưu thông tin của bạn.')
    expect(focused(saved)).toEqual(['notice'])
    const next = await (await refresh(harness, tokens.refresh_token)).json()
    expect(decodeJwt(next.access_token)['name']).toBe('Thảo Lê')
  })

  it('changes the password, ends the other sessions and keeps this one', async () => {
    const old = { username: PERSON.email, password: PERSON.password }
    const [here, there] = [createBrowser(), createBrowser()]
    const kept = await signIn(harness, here, old)
    const ended = await signIn(harness, there, old)
    const change = (page: Page, current: string) =>
      here.submit(
        page,
        { password: current, 'password-new': 'mot-cau-khac-han', 'password-confirm': 'mot-cau-khac-han' },
        'password',
      )
    const wrong = await change(await here.open(account()), 'khong-phai')
    expect(wrong.text).toContain('Mật khẩu hiện tại chưa đúng.')
    expect(focused(wrong)).toEqual(['password'])
    const saved = await change(wrong, PERSON.password)
    expect(saved.text).toContain('Đã đổi mật khẩu.')
    expect((await refresh(harness, kept.refresh_token)).status).toBe(200)
    expect((await refresh(harness, ended.refresh_token)).status).toBe(400)
    const form = await createBrowser().open(authAddress(harness).url)
    expect(form.status).toBe(200)
    await expect(signIn(harness, createBrowser(), old)).rejects.toThrow()
    await signIn(harness, createBrowser(), { ...old, password: 'mot-cau-khac-han' })
  })

  it('refuses forms of other sites and without their token', async () => {
    const browser = createBrowser()
    await signIn(harness, browser)
    const page = await browser.open(account())
    const name = { firstName: 'Kẻ', lastName: 'Gian' }
    expect((await browser.submit(page, name, 'profile', { origin: 'https://evil.example' })).status).toBe(403)
    await browser.submit(
      { ...page, text: page.text.replace(/name="token" value="[^"]*"/g, 'name="token" value="x"') },
      name,
      'profile',
    )
    expect((await browser.open(account())).text).not.toContain('Gian')
  })

  it('gives scripts of the site the profile as JSON', async () => {
    const { access_token: token, refresh_token: other } = await signIn(harness)
    const ask = (bearer: string, path = '/account') =>
      fetch(harness.issuer + path, {
        headers: { accept: 'application/json', authorization: `bearer ${bearer}`, origin: SITE },
      })
    const profile = await ask(token)
    expect(profile.headers.get('access-control-allow-origin')).toBe(SITE)
    expect(await profile.json()).toMatchObject({ username: DEMO.username, firstName: 'Minh Anh' })
    const info = await ask(token, '/protocol/openid-connect/userinfo')
    expect(await info.json()).toMatchObject({ preferred_username: DEMO.username, given_name: 'Minh Anh' })
    for (const path of ['/account', '/protocol/openid-connect/userinfo']) {
      const refused = await ask(other, path)
      expect(refused.status).toBe(401)
      expect(refused.headers.get('access-control-allow-origin')).toBe(SITE)
    }
  })
})
