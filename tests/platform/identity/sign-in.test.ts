import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBrowser } from './browser.ts'
import {
  authAddress,
  CLIENT,
  DEMO,
  fragmentOf,
  redeem,
  refresh,
  signIn,
  SITE,
  startHarness,
  START_MS,
  token,
  tokensSchema,
  type Harness,
} from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
}, START_MS)
afterAll(() => harness.stop())

const certs = async () =>
  createLocalJWKSet(await (await fetch(`${harness.issuer}/protocol/openid-connect/certs`)).json())

describe('signing in', () => {
  it('gives tokens that read like those of Keycloak', async () => {
    const tokens = await signIn(harness)
    const { payload, protectedHeader } = await jwtVerify(tokens.access_token, await certs(), {
      issuer: harness.issuer,
      audience: 'account',
      algorithms: ['RS256'],
    })
    expect(protectedHeader.typ).toBe('JWT')
    expect(payload).toMatchObject({
      typ: 'Bearer',
      azp: CLIENT,
      email: DEMO.username,
      email_verified: true,
      preferred_username: DEMO.username,
      'allowed-origins': [SITE],
      realm_access: { roles: expect.arrayContaining(['default-roles']) },
    })
    expect(payload['sid']).toEqual(expect.any(String))
    const identity = decodeJwt(tokens.id_token)
    expect(identity).toMatchObject({
      aud: CLIENT,
      nonce: 'nonce-1',
      given_name: 'Minh Anh',
      sub: payload.sub,
    })
    expect(decodeJwt(tokens.refresh_token)).toMatchObject({ typ: 'Refresh', azp: CLIENT })
    expect(tokens.expires_in).toBe(300)
  })

  it('a second time is silent, and silently refused without a session', async () => {
    const browser = createBrowser()
    await signIn(harness, browser)
    const silent = await browser.open(authAddress(harness, { prompt: 'none' }).url)
    expect(fragmentOf(silent.location).get('code')).toBeTruthy()
    const stranger = await createBrowser().open(authAddress(harness, { prompt: 'none' }).url)
    expect(fragmentOf(stranger.location).get('error')).toBe('login_required')
  })

  it(
    'survives a restart of the server',
    async () => {
      const browser = createBrowser()
      const tokens = await signIn(harness, browser)
      await harness.restart()
      expect((await refresh(harness, tokens.refresh_token)).status).toBe(200)
      const silent = await browser.open(authAddress(harness, { prompt: 'none' }).url)
      expect(fragmentOf(silent.location).get('code')).toBeTruthy()
    },
    START_MS,
  )

  it('the code works once, with its verifier, for its address', async () => {
    const take = async () => {
      const browser = createBrowser()
      const { url, verifier } = authAddress(harness)
      const answer = await browser.submit(await browser.open(url), DEMO)
      return { code: fragmentOf(answer.location).get('code') ?? '', verifier }
    }
    const { code, verifier } = await take()
    expect((await redeem(harness, code, verifier)).status).toBe(200)
    expect((await redeem(harness, code, verifier)).status).toBe(400)
    const other = await take()
    expect((await redeem(harness, other.code, 'x'.repeat(64))).status).toBe(400)
    const third = await take()
    expect((await redeem(harness, third.code, third.verifier, `${SITE}/elsewhere`)).status).toBe(400)
  })

  it('switches to another account when asked to sign in again', async () => {
    const browser = createBrowser()
    const first = decodeJwt((await signIn(harness, browser)).access_token)
    await harness.context.accounts.create(
      { email: 'other@songai.example', firstName: 'Lan', lastName: 'Phạm' },
      'mat-khau-khac',
    )
    const { url, verifier } = authAddress(harness, { prompt: 'login' })
    const person = { username: 'other@songai.example', password: 'mat-khau-khac' }
    let page = await browser.submit(await browser.open(url), person)
    // The first person's session is ended by a form that sends itself.
    if (page.text.includes('name="xsrf"')) page = await browser.submit(page, {})
    const answer = await redeem(harness, fragmentOf(page.location).get('code') ?? '', verifier)
    const second = decodeJwt((await answer.json()).access_token)
    expect(second['email']).toBe('other@songai.example')
    expect(second.sub).not.toBe(first.sub)
  })
})

describe('refused', () => {
  it.each([
    'https://evil.example/',
    `${SITE}.evil.example/`,
    `${SITE.replace('localhost', 'localhost@evil.example')}/`,
    'javascript:alert(1)',
    'http://127.0.0.1:3999/',
    `${SITE.replace('3999', '3998')}/`,
    '//evil.example',
  ])('the redirect address %s', async (redirect) => {
    const page = await createBrowser().open(authAddress(harness, { redirect_uri: redirect }).url)
    expect(page.status).toBe(400)
    expect(page.location).toBeNull()
    expect(page.text).toContain('<html lang="vi">')
  })

  it('clients nobody registered, and requests without PKCE', async () => {
    const unknown = await createBrowser().open(authAddress(harness, { client_id: 'nobody' }).url)
    expect(unknown.status).toBe(400)
    const url = new URL(authAddress(harness).url)
    url.searchParams.delete('code_challenge')
    const plain = await createBrowser().open(url.href)
    expect(fragmentOf(plain.location).get('error')).toBe('invalid_request')
  })

  it('a wrong password and an unknown person, with one and the same answer', async () => {
    const browser = createBrowser()
    const form = await browser.open(authAddress(harness).url)
    const wrong = await browser.submit(form, { ...DEMO, password: 'khong-phai' })
    const unknown = await browser.submit(form, { username: 'ai@songai.example', password: 'khong-phai' })
    expect(wrong.status).toBe(200)
    expect(wrong.text).toContain('Email hoặc mật khẩu chưa đúng.')
    expect(wrong.text).toContain(`value="${DEMO.username}"`)
    expect(wrong.text).not.toContain('khong-phai')
    expect(unknown.text.replace('ai@songai.example', DEMO.username)).toBe(wrong.text)
    const right = await browser.submit(wrong, DEMO)
    expect(fragmentOf(right.location).get('code')).toBeTruthy()
  })

  it('a wrong password by sending the browser to a page, which Back and reload ask for again', async () => {
    const browser = createBrowser()
    const form = await browser.open(authAddress(harness, { ui_locales: 'en' }).url)
    const wrong = await browser.submit(form, { ...DEMO, password: 'khong-phai' })
    expect(wrong.url).toContain('answer=login')
    expect((await browser.open(wrong.url)).text).toBe(wrong.text)
    expect((await browser.open(form.url)).text).toBe(form.text)
    const other = /<a href="([^"]*)" lang="vi"/.exec(wrong.text)?.[1] ?? ''
    const switched = await browser.open(new URL(other.replaceAll('&amp;', '&'), wrong.url).href)
    expect(switched.text).toContain('Email hoặc mật khẩu chưa đúng.')
    expect(switched.text).toContain(`value="${DEMO.username}"`)
  })

  it('a form that another site sends, and a page that is over', async () => {
    const browser = createBrowser()
    const form = await browser.open(authAddress(harness).url)
    expect((await browser.submit(form, DEMO, '', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await browser.submit(form, DEMO, '', { origin: 'null' })).status).toBe(403)
    expect((await browser.submit(form, DEMO, '', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const stranger = await createBrowser().submit(form, DEMO)
    expect(stranger.status).toBe(400)
    expect(stranger.text).toContain('hết hạn')
  })
})

describe('refreshing', () => {
  it('gives new tokens, again and again, each with a new refresh token', async () => {
    const { refresh_token: first } = await signIn(harness)
    const tokens = new Set([first])
    let current = first
    for (let round = 0; round < 3; round += 1) {
      const answer = await refresh(harness, current)
      expect(answer.headers.get('access-control-allow-origin')).toBe(SITE)
      expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
      current = tokensSchema.parse(await answer.json()).refresh_token
      tokens.add(current)
    }
    expect(tokens.size).toBe(4)
  })

  it(
    'takes a spent token once more when its answer may have been lost; later that ends all of them',
    async () => {
      let now = Date.now()
      const timed = await startHarness({}, () => now)
      const next = async (token: string) => tokensSchema.parse(await (await refresh(timed, token)).json())
      const browser = createBrowser()
      const { refresh_token: first } = await signIn(timed, browser)
      await next(first)
      now += 20_000
      const { refresh_token: second } = await next(first)
      now += 20_000
      const stolen = await refresh(timed, first)
      expect(stolen.status).toBe(400)
      expect(await stolen.json()).toMatchObject({ error: 'invalid_grant' })
      expect((await refresh(timed, second)).status).toBe(400)
      const silent = await browser.open(authAddress(timed, { prompt: 'none' }).url)
      expect(fragmentOf(silent.location).get('code')).toBeTruthy()
      await timed.stop()
    },
    START_MS,
  )

  it('answers 400, readable by the site, once the session has ended', async () => {
    const browser = createBrowser()
    const tokens = await signIn(harness, browser)
    await browser.submit(await browser.open(`${harness.issuer}/protocol/openid-connect/logout`), {
      logout: 'yes',
    })
    const answer = await refresh(harness, tokens.refresh_token)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE)
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' })
  })

  it('no other site may ask, and no made-up token is taken', async () => {
    const tokens = await signIn(harness)
    const body = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token, client_id: CLIENT }
    const foreign = await token(harness, body, 'https://evil.example')
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
    const [head, , signature] = tokens.refresh_token.split('.')
    for (const made of [
      'x',
      'a.b.c',
      `${head}.${Buffer.from('{}').toString('base64url')}.${signature}`,
      tokens.access_token,
    ])
      expect((await refresh(harness, made)).status).toBe(400)
  })
})
