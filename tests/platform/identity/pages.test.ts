import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messagesOf } from '../../../platform/identity/messages/messages.ts'
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
  harness = await startHarness()
}, START_MS)
afterAll(() => harness.stop())

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

  it('say at sign-up that the brand is a demonstration, where it is one', async () => {
    const browser = createBrowser()
    const toSignUp = async (at: Harness) => {
      const login = await browser.open(authAddress(at, { ui_locales: 'en' }).url)
      const address = /<p id="kc-registration">[^]*?href="([^"]*)"/.exec(login.text)?.[1] ?? ''
      return browser.open(new URL(address.replaceAll('&amp;', '&'), login.url).href)
    }
    expect((await toSignUp(harness)).text).not.toContain(messagesOf('en').register.demoNotice)
    const demo = await startHarness({ DEMO_NOTICE: 'true' })
    const page = await toSignUp(demo)
    expect(page.text).toContain(messagesOf('en').register.demoNotice)
    await demo.stop()
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
    expect(probe.headers.get('set-cookie')).toMatch(/Secure; SameSite=None/)
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
