import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messagesOf } from '../../../platform/identity/messages/messages.ts'
import { createBrowser, focused, type Page } from './browser.ts'
import { eventually } from '../forms.ts'
import { lettersTo, register } from './outbox.ts'
import { statusOf } from '../../../platform/identity/oidc/cookies.ts'
import {
  authAddress,
  DEMO,
  fragmentOf,
  PERSON,
  refresh,
  signIn,
  SITE,
  startHarness,
  START_MS,
  type Harness,
} from './harness.ts'

const AGENTS = {
  here: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  there:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}
const LAN = { username: PERSON.email, password: PERSON.password }

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
  const browser = createBrowser()
  await register(harness, browser, PERSON)
}, START_MS)
afterAll(() => harness.stop())

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
    const tokens = await signIn(harness, browser, LAN)
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
    const [here, there] = [createBrowser(), createBrowser()]
    const told = messagesOf('vi').letters.notYou
    const kept = await signIn(harness, here, LAN)
    const ended = await signIn(harness, there, LAN)
    const change = (page: Page, current: string) =>
      here.submit(
        page,
        { password: current, 'password-new': 'mot-cau-khac-han', 'password-confirm': 'mot-cau-khac-han' },
        'password',
      )
    const wrong = await change(await here.open(account()), 'khong-phai')
    expect(wrong.text).toContain('Mật khẩu hiện tại chưa đúng.')
    expect(focused(wrong)).toEqual(['password'])
    const saved = await change(wrong, LAN.password)
    expect(saved.text).toContain('Đã đổi mật khẩu.')
    await eventually(() => lettersTo(harness, PERSON.email).some((eml) => eml.includes(told)))
    expect((await refresh(harness, kept.refresh_token)).status).toBe(200)
    expect((await refresh(harness, ended.refresh_token)).status).toBe(400)
    const form = await createBrowser().open(authAddress(harness).url)
    expect(form.status).toBe(200)
    await expect(signIn(harness, createBrowser(), LAN)).rejects.toThrow()
    await signIn(harness, createBrowser(), { ...LAN, password: 'mot-cau-khac-han' })
  })

  it('lists where its person is signed in and ends what they choose, and nobody else’s', async () => {
    const person = { username: 'hai@songai.example', password: 'mat-khau-that' }
    const profile = { email: person.username, firstName: 'Hai', lastName: 'Lê' }
    await harness.context.accounts.create(profile, person.password)
    const [here, there, other] = [createBrowser(AGENTS.here), createBrowser(AGENTS.there), createBrowser()]
    const kept = await signIn(harness, here, person)
    const ended = await signIn(harness, there, person)
    const foreign = await signIn(harness, other)
    const page = await here.open(account())
    const { account: words } = messagesOf('vi')
    expect(page.text).toContain('Firefox · Linux')
    expect(page.text).toContain('Chrome · Android')
    expect(page.text.split(words.thisSession)).toHaveLength(2)
    const forms = page.text.split('name="session"').length - 1
    expect(forms).toBe(1)
    const theirs = statusOf(String(decodeJwt(foreign.access_token)['sid']))
    await here.submit(
      {
        ...page,
        text: page.text.replace(/name="session" value="[^"]*"/, `name="session" value="${theirs}"`),
      },
      {},
      'account/session',
    )
    expect((await refresh(harness, foreign.refresh_token)).status).toBe(200)
    const done = await here.submit(page, {}, 'account/session')
    expect(done.text).toContain(words.sessionEnded)
    expect(done.text).not.toContain('Chrome · Android')
    expect((await refresh(harness, ended.refresh_token)).status).toBe(400)
    expect((await refresh(harness, kept.refresh_token)).status).toBe(200)
    const silent = await there.open(authAddress(harness, { prompt: 'none' }).url)
    expect(fragmentOf(silent.location).get('error')).toBe('login_required')
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
