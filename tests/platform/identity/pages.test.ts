import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fill, html } from '../../../platform/identity/pages/html.ts'
import { createPasswords, SCRYPT_COST } from '../../../platform/identity/accounts/password.ts'
import { readIdentityEnv } from '../../../platform/identity/env.ts'
import { languageFor } from '../../../platform/identity/words/language.ts'
import { LANGUAGES, readWords } from '../../../platform/identity/words/words.ts'
import { createBrowser } from './browser.ts'
import {
  authAddress,
  CLIENT,
  DEMO,
  fragmentOf,
  signIn,
  SITE,
  startHarness,
  START_MS,
  type Harness,
} from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ LOGIN_TRIES: '3', REGISTRATIONS_PER_HOUR: '1' })
}, START_MS)
afterAll(() => harness.stop())

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    : [path]

const textsOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [String(value)]

describe('words', () => {
  it('are the same set in both languages, with the same places to fill, and NFC', () => {
    const [vi, en] = LANGUAGES.map(readWords)
    expect(keysOf(vi)).toEqual(keysOf(en))
    const places = (value: unknown) => textsOf(value).map((text) => text.match(/\{\{\w+\}\}/g) ?? [])
    expect(places(vi)).toEqual(places(en))
    for (const text of textsOf([vi, en])) expect(text).toBe(text.normalize('NFC'))
  })

  it('are escaped with what is filled in', () => {
    const mark = html`<br />`
    expect(html`<p title="${'"x'}">${'<b>'}${null}${['a', mark]}</p>`.markup).toBe(
      '<p title="&quot;x">&lt;b&gt;a<br /></p>',
    )
    expect(fill('a {{name}} <b>', { name: '<i>' }).markup).toBe('a &lt;i&gt; &lt;b&gt;')
  })

  it.each([
    [{ query: {} }, 'vi'],
    [{ query: { ui_locales: 'fr en-GB' } }, 'en'],
    [{ query: { ui_locales: 'en', kc_locale: 'vi' } }, 'vi'],
    [{ query: { locale: 'en' } }, 'en'],
    [{ query: { kc_locale: ['en', 'vi'] } }, 'vi'],
    [{ query: {}, started: { ui_locales: 'en' } }, 'en'],
    [{ query: {}, cookie: 'a=b; KEYCLOAK_LOCALE=en' }, 'en'],
    [{ query: {}, started: { ui_locales: 'vi' }, cookie: 'KEYCLOAK_LOCALE=en' }, 'vi'],
  ] as const)('speak for %j in %s', (wishes, language) => {
    expect(languageFor(wishes)).toBe(language)
  })
})

describe('pages', () => {
  it('come in the language of the site and switch without losing the sign-in', async () => {
    const browser = createBrowser()
    const page = await browser.open(authAddress(harness, { ui_locales: 'en' }).url)
    expect(page.text).toContain('<html lang="en">')
    const other = /<a href="([^"]*)" lang="vi"/.exec(page.text)?.[1] ?? ''
    const switched = await browser.open(new URL(other.replaceAll('&amp;', '&'), page.url).href)
    expect(switched.text).toContain('<html lang="vi">')
    const answer = await browser.submit(switched, DEMO)
    expect(fragmentOf(answer.location).get('code')).toBeTruthy()
  })

  it('carry their headers, name nobody else, and work in nobody’s frame', async () => {
    const page = await createBrowser().open(authAddress(harness).url)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`form-action 'self' ${SITE}`)
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const hosts = [...page.text.matchAll(/(?:href|src|action)="(https?:\/\/[^/"]+)/g)].map(([, host]) => host)
    expect(new Set(hosts)).toEqual(new Set([SITE]))
    for (const file of [
      'style.css',
      'icon.svg',
      'hanken-latin.woff2',
      'hanken-vietnamese.woff2',
      'submit.js',
    ])
      expect((await fetch(`${harness.origin}/auth/resources/${file}`)).status).toBe(200)
  })

  it('the hidden ones may be framed by the site and by nobody else', async () => {
    const base = `${harness.issuer}/protocol/openid-connect`
    for (const path of ['3p-cookies/step1.html', '3p-cookies/step2.html', 'login-status-iframe.html']) {
      const page = await createBrowser().open(`${base}/${path}`)
      expect(page.status).toBe(200)
      expect(page.headers.get('x-frame-options')).toBeNull()
      expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${SITE}`)
    }
    const browser = createBrowser()
    await browser.open(`${base}/3p-cookies/step1.html`)
    expect((await browser.open(`${base}/3p-cookies/step2.html`)).text).toContain("postMessage('supported'")
    expect((await createBrowser().open(`${base}/3p-cookies/step2.html`)).text).toContain(
      "postMessage('unsupported'",
    )
    const init = (client: string, origin: string) =>
      fetch(
        `${base}/login-status-iframe.html/init?${new URLSearchParams({ client_id: client, origin }).toString()}`,
      )
    expect((await init(CLIENT, SITE)).status).toBe(204)
    expect((await init(CLIENT, 'https://evil.example')).status).toBe(403)
    expect((await init('other', SITE)).status).toBe(403)
  })
})

it(
  'behind https, cookies work in a frame of another site',
  async () => {
    const secure = await startHarness({ KEYCLOAK_URL: 'https://id.songai.example/auth' })
    const { pathname, search } = new URL(authAddress(secure).url)
    const page = await fetch(`http://localhost:${secure.port}${pathname}${search}`, { redirect: 'manual' })
    expect(page.status).toBe(303)
    const cookies = page.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/; secure/i)
    const probe = await fetch(
      `http://localhost:${secure.port}/auth/realms/song-ai/protocol/openid-connect/3p-cookies/step1.html`,
    )
    expect(probe.headers.get('set-cookie')).toMatch(/SameSite=none; Secure/)
    await secure.stop()
  },
  START_MS,
)

it('a forged host changes no address', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  const page = await createBrowser().open(`${harness.issuer}/.well-known/openid-configuration`, headers)
  expect(JSON.parse(page.text)).toMatchObject({
    issuer: harness.issuer,
    token_endpoint: `${harness.issuer}/protocol/openid-connect/token`,
    userinfo_endpoint: `${harness.issuer}/protocol/openid-connect/userinfo`,
  })
  expect(page.text).not.toContain('evil')
})

describe('signing out', () => {
  const logout = (more: Record<string, string>) =>
    `${harness.issuer}/protocol/openid-connect/logout?${new URLSearchParams({ client_id: CLIENT, ...more }).toString()}`

  it('goes back to the site, and only to the site', async () => {
    const browser = createBrowser()
    const tokens = await signIn(harness, browser)
    const hint = { id_token_hint: tokens.id_token }
    const foreign = await browser.open(logout({ ...hint, post_logout_redirect_uri: 'https://evil.example/' }))
    expect(foreign.status).toBe(400)
    const page = await browser.open(logout({ ...hint, post_logout_redirect_uri: `${SITE}/en/pricing?a=1` }))
    expect(page.text).toContain('data-now')
    expect([...browser.jar.keys()].some((key) => key.startsWith('KEYCLOAK_SESSION'))).toBe(true)
    const answer = await browser.submit(page, { logout: 'yes' })
    expect(answer.location).toBe(`${SITE}/en/pricing?a=1`)
    expect([...browser.jar.keys()].some((key) => key.startsWith('KEYCLOAK_SESSION'))).toBe(false)
  })

  it('asks first when nothing proves who wants it', async () => {
    const browser = createBrowser()
    await signIn(harness, browser)
    const page = await browser.open(logout({}))
    expect(page.text).not.toContain('data-now')
    expect(page.text).toContain('Bạn muốn đăng xuất')
    expect((await browser.submit(page, { logout: 'yes' })).text).toContain('Bạn đã đăng xuất')
  })
})

describe('passwords', () => {
  it('are kept as salted hashes, which know their cost', async () => {
    const { hash, fits } = createPasswords({ N: 1024, r: 8, p: 1 })
    const [one, two] = await Promise.all([hash('cà phê sữa đá'), hash('cà phê sữa đá')])
    expect(one).toMatch(/^scrypt\$1024\$8\$1\$/)
    expect(one).not.toBe(two)
    expect(await fits('cà phê sữa đá'.normalize('NFD'), one)).toBe(true)
    expect(await createPasswords({ N: 2048, r: 8, p: 1 }).fits('cà phê sữa đá', one)).toBe(true)
    expect(await fits('ca phe sua da', one)).toBe(false)
    expect(await fits('cà phê sữa đá', undefined)).toBe(false)
    expect(SCRYPT_COST.N * SCRYPT_COST.r * SCRYPT_COST.p).toBeGreaterThanOrEqual(786_432)
  })
})

describe('limits', () => {
  it('stop guessing of one person’s password, whoever guesses rightly then', async () => {
    const browser = createBrowser()
    await harness.context.accounts.create(
      { email: 'mai@songai.example', firstName: 'Mai', lastName: 'Vũ' },
      'mat-khau-that',
    )
    let page = await browser.open(authAddress(harness).url)
    const guess = async (password: string) => {
      page = await browser.submit(page, { username: 'mai@songai.example', password })
    }
    for (let round = 0; round < 3; round += 1) await guess('khong-phai')
    await guess('mat-khau-that')
    expect(page.status).toBe(429)
    expect(page.text).toContain('quá nhiều lần')
  })

  it('count failures only: whoever knows the password is never kept out', async () => {
    const person = { username: 'vinh@songai.example', password: 'mat-khau-that' }
    const profile = { email: person.username, firstName: 'Vinh', lastName: 'Đỗ' }
    await harness.context.accounts.create(profile, person.password)
    for (let round = 0; round < 32; round += 1) {
      const browser = createBrowser()
      const answer = await browser.submit(await browser.open(authAddress(harness).url), person)
      expect(fragmentOf(answer.location).get('code')).toBeTruthy()
    }
  })

  it('stop accounts by the dozen', async () => {
    const browser = createBrowser()
    const form = await browser.open(authAddress(harness).url.replace('/auth?', '/registrations?'))
    const person = {
      firstName: 'A',
      lastName: 'B',
      password: 'mot-cau-dai',
      'password-confirm': 'mot-cau-dai',
    }
    const first = await browser.submit(form, { ...person, email: 'a1@songai.example' })
    expect(first.location).toContain(SITE)
    const other = createBrowser()
    const second = await other.open(authAddress(harness).url.replace('/auth?', '/registrations?'))
    expect((await other.submit(second, { ...person, email: 'a2@songai.example' })).status).toBe(429)
  })
})

describe('garbage is never a failure of the server', () => {
  const OPENID = '/protocol/openid-connect'
  it.each([
    '/',
    '/login-actions/x',
    '/login-actions/x/registration',
    '/login-actions/%E0%A4%A',
    `${OPENID}/auth`,
    `${OPENID}/auth/x`,
    `${OPENID}/auth?client_id=website&state=%00`,
    `${OPENID}/auth?client_id=a&client_id=b`,
    `${OPENID}/logout?id_token_hint=x`,
    `${OPENID}/logout?id_token_hint=a.b.c`,
    `${OPENID}/logout/confirm`,
    `${OPENID}/token`,
    `${OPENID}/userinfo`,
    `${OPENID}/nothing`,
    `${OPENID}/registrations?x=${'y'.repeat(4_000)}`,
    '/account/profile',
    '/account?error=access_denied',
  ])('GET %s', async (path) => {
    const response = await fetch(harness.issuer + path, {
      redirect: 'manual',
      headers: { cookie: 'KEYCLOAK_IDENTITY=x; AUTH_SESSION=%00' },
    })
    expect(response.status).toBeLessThan(500)
  })

  it.each([
    [`${OPENID}/token`, 'grant_type=refresh_token&refresh_token=%00&client_id=website'],
    [`${OPENID}/token`, 'grant_type=password&client_id=website'],
    [`${OPENID}/token`, `code=${'x'.repeat(70_000)}`],
    [`${OPENID}/token`, '{"a":'],
    [`${OPENID}/logout/confirm`, 'xsrf=x&logout=yes'],
    ['/login-actions/x', 'username=a&password=b'],
    ['/login-actions/x/registration', 'username[]=a'],
    ['/account/password', 'token=x'],
    ['/account/profile', 'x'.repeat(70_000)],
  ])('POST %s %.20s', async (path, body) => {
    for (const type of ['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data']) {
      const response = await fetch(harness.issuer + path, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { 'content-type': type },
      })
      expect(response.status).toBeLessThan(500)
    }
  })
})

describe('settings', () => {
  it.each([
    [{ IDENTITY_PORT: 'x' }, 'IDENTITY_PORT'],
    [{ KEYCLOAK_URL: 'http://localhost:8180' }, 'KEYCLOAK_URL: must end in /auth'],
    [{ KEYCLOAK_REALM: 'a/b' }, 'KEYCLOAK_REALM'],
    [{ SITE_URL: 'nowhere' }, 'SITE_URL'],
    [{ DEMO_USER: 'nobody' }, 'DEMO_USER'],
  ])('%j is named', (env, words) => {
    expect(() => readIdentityEnv(env)).toThrow(words)
  })
})
