import { Secret, TOTP } from 'otpauth'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identitySecondFactors } from '../../../platform/db/identity-schema.ts'
import { messagesOf } from '../../../platform/identity/messages/messages.ts'
import { eventually } from '../forms.ts'
import { createBrowser, type Browser } from './browser.ts'
import {
  authAddress,
  fragmentOf,
  redeem,
  signIn,
  startHarness,
  START_MS,
  tokensSchema,
  type Harness,
} from './harness.ts'
import { lettersTo } from './outbox.ts'

const HALF_MINUTE_MS = 30_000
const words = messagesOf('en')

let now = Date.now()
let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ LOGIN_TRIES: '3' }, () => now)
}, START_MS)
afterAll(() => harness.stop())

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })

/** Somebody with an account of their own, signed in. */
const newcomer = async (name: string) => {
  const person = { username: `${name}@songai.example`, password: 'mat-khau-dau-tien' }
  const profile = { email: person.username, firstName: 'Lan', lastName: 'Trần' }
  const user = await harness.context.accounts.create(profile, person.password)
  const browser = createBrowser()
  await signIn(harness, browser, person)
  return { person, browser, id: user?.id ?? '' }
}

const openAccount = (browser: Browser) => browser.open(`${harness.issuer}/account?kc_locale=en`)

const choose = async (browser: Browser, action: string, password: string) =>
  browser.submit(await openAccount(browser), { password, action }, 'account/factor')

/** Turns it on; gives the key of the app and the recovery codes. */
const turnOn = async ({ browser, person }: Awaited<ReturnType<typeof newcomer>>) => {
  const page = await choose(browser, 'start', person.password)
  const secret = (/<code class="secret">([^<]*)</.exec(page.text)?.[1] ?? '').replaceAll(' ', '')
  const shown = await browser.submit(page, { otp: codeOf(secret) })
  const codes = [...shown.text.matchAll(/<li><code>([^<]*)</g)].map(([, code = '']) => code)
  return { page, secret, codes }
}

/** Signs in with the password, up to the page that asks for a code. */
const enterPassword = async (person: Record<string, string>) => {
  const browser = createBrowser()
  const { url, verifier } = authAddress(harness, { ui_locales: 'en' })
  const page = await browser.submit(await browser.open(url), person)
  return { browser, page, verifier }
}

const isSignedIn = ({ location }: { location: string | null }) =>
  location !== null && fragmentOf(location).has('code')

describe('a second factor', () => {
  it('is turned on with a code of the app, then asked for at every sign-in', async () => {
    const someone = await newcomer('hai-buoc')
    const { page, secret, codes } = await turnOn(someone)
    expect(page.text).toContain('<svg class="qr"')
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    await eventually(() =>
      lettersTo(harness, someone.person.username).some(
        (eml) => eml.includes('recovery') || eml.includes('app'),
      ),
    )

    now += HALF_MINUTE_MS
    const { browser, page: asked, verifier } = await enterPassword(someone.person)
    expect(asked.text).toContain('kc-otp-login-form')
    const wrong = await browser.submit(asked, { otp: '000000' })
    expect(wrong.text).toContain(words.errors.codeWrong)
    const answer = await browser.submit(wrong, { otp: codeOf(secret).replace(/(.{3})/, '$1 ') })
    const code = fragmentOf(answer.location).get('code') ?? ''
    const tokens = tokensSchema.parse(await (await redeem(harness, code, verifier)).json())
    expect(decodeJwt(tokens.id_token)['amr']).toEqual(['pwd', 'otp'])
  })

  it('takes no code twice, and none of another time', async () => {
    const someone = await newcomer('mot-lan')
    const { secret } = await turnOn(someone)
    const attempt = async (otp: string) => {
      const { browser, page } = await enterPassword(someone.person)
      return isSignedIn(await browser.submit(page, { otp }))
    }
    const used = codeOf(secret)
    expect(await attempt(used)).toBe(false)
    now += HALF_MINUTE_MS
    expect(await attempt(codeOf(secret))).toBe(true)
    now += 4 * HALF_MINUTE_MS
    expect(await attempt(used)).toBe(false)
  })

  it('gives way to each recovery code once, and its person is told', async () => {
    const someone = await newcomer('mat-may')
    const { codes } = await turnOn(someone)
    const attempt = async (otp = '') => {
      const { browser, page } = await enterPassword(someone.person)
      return isSignedIn(await browser.submit(page, { otp }))
    }
    expect(await attempt(codes[0]?.toUpperCase())).toBe(true)
    expect(await attempt(codes[0])).toBe(false)
    expect(await attempt(codes[1])).toBe(true)
    expect((await openAccount(someone.browser)).text).toContain(
      words.account.factorOn.replace('{{count}}', '8'),
    )
    await eventually(
      () =>
        lettersTo(harness, someone.person.username).filter((eml) => eml.includes(words.letters.notYou))
          .length >= 3,
    )
  })

  it('is guessed at so many times an hour, from wherever', async () => {
    const someone = await newcomer('doan-ma')
    const { secret } = await turnOn(someone)
    now += HALF_MINUTE_MS
    for (let round = 0; round < 6; round += 1) {
      const { browser, page } = await enterPassword(someone.person)
      await browser.submit(page, { otp: '000000' }, '', { 'x-forwarded-for': `203.0.113.${round}` })
    }
    const { browser, page } = await enterPassword(someone.person)
    expect(await browser.submit(page, { otp: codeOf(secret) })).toMatchObject({ status: 429, location: null })
  })

  it('changes only behind the password, and then goes', async () => {
    const someone = await newcomer('tat-di')
    await turnOn(someone)
    const { browser, person } = someone
    const refused = await choose(browser, 'stop', 'khong-phai')
    expect(refused.text).toContain(words.errors.passwordWrong)
    const renewed = await choose(browser, 'codes', person.password)
    expect([...renewed.text.matchAll(/<li><code>/g)]).toHaveLength(10)
    const stopped = await choose(browser, 'stop', person.password)
    expect(stopped.text).toContain(words.account.factorStopped)
    await signIn(harness, createBrowser(), person)
  })

  it('is passed over by nobody who goes to its page without the password', async () => {
    const browser = createBrowser()
    const login = await browser.open(authAddress(harness).url)
    const page = await browser.open(login.url.replace(/\?.*|$/, '/second-factor'))
    expect(page.text).toContain('kc-form-login')
  })

  it('keeps neither its key nor its recovery codes so that they could be read', async () => {
    const { secret, codes } = await turnOn(await newcomer('kin'))
    const rows = JSON.stringify(await harness.context.db.select().from(identitySecondFactors))
    for (const kept of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(rows).not.toContain(kept)
  })
})
