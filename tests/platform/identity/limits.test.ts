import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityRecords } from '../../../platform/db/identity-schema.ts'
import { createBrowser } from './browser.ts'
import {
  authAddress,
  CLIENT,
  fragmentOf,
  openRegistration,
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

const FROM_ELSEWHERE = { 'x-forwarded-for': '198.51.100.77' }

/** The answer to the last of several wrong passwords from one address. */
const guess = async (address: string, username: string, times: number) => {
  const headers = { 'x-forwarded-for': address }
  const browser = createBrowser()
  let page = await browser.open(authAddress(harness).url)
  for (let round = 0; round < times; round += 1)
    page = await browser.submit(page, { username, password: 'khong-phai' }, '', headers)
  return page
}

const signInFrom = async (address: string, person: Record<string, string>, browser = createBrowser()) =>
  browser.submit(await browser.open(authAddress(harness).url), person, '', { 'x-forwarded-for': address })

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

  it('let one address use up its own budget, not that of the person it guesses at', async () => {
    const person = { username: 'thu@songai.example', password: 'mat-khau-that' }
    await harness.context.accounts.create(
      { email: person.username, firstName: 'Thu', lastName: 'Lý' },
      person.password,
    )
    await guess('203.0.113.66', person.username, 51)
    const answer = await signInFrom('198.51.100.1', person)
    expect(fragmentOf(answer.location).get('code')).toBeTruthy()
  })

  it('count an IPv6 customer once, whatever address of theirs is used', async () => {
    const username = 'khoa@songai.example'
    for (let host = 1; host <= 4; host += 1) await guess(`2001:db8:0:1::${host}`, username, 1)
    expect((await guess('2001:db8:0:1::5', username, 1)).status).toBe(429)
    expect((await guess('2001:db8:0:2::1', username, 1)).status).toBe(200)
  })

  it('keep nobody out of the browser they have signed in with, however many guess elsewhere', async () => {
    const person = { username: 'bao@songai.example', password: 'mat-khau-that' }
    await harness.context.accounts.create(
      { email: person.username, firstName: 'Bảo', lastName: 'Hồ' },
      person.password,
    )
    const own = createBrowser()
    await signInFrom('198.51.100.2', person, own)
    for (let host = 1; host <= 11; host += 1) await guess(`203.0.113.${host}`, person.username, 3)
    expect((await signInFrom('198.51.100.3', person)).status).toBe(429)
    const prompt = { prompt: 'login' }
    const form = await own.open(authAddress(harness, prompt).url)
    expect(fragmentOf((await own.submit(form, person)).location).get('code')).toBeTruthy()
    // It is known for its person alone, and has a budget itself.
    const other = { username: 'mai@songai.example', password: 'sai' }
    for (const wanted of [200, 200, 200, 429])
      expect(
        (await own.submit(await own.open(authAddress(harness, prompt).url), { ...other }, '', FROM_ELSEWHERE))
          .status,
      ).toBe(wanted)
  })

  it('stop accounts by the dozen', async () => {
    const browser = createBrowser()
    const form = await openRegistration(harness, browser)
    const person = {
      firstName: 'A',
      lastName: 'B',
      password: 'mot-cau-dai',
      'password-confirm': 'mot-cau-dai',
      termsAccepted: 'on',
    }
    const first = await browser.submit(form, { ...person, email: 'a1@songai.example' })
    expect(first.url).toContain('/registration/code')
    const other = createBrowser()
    const second = await openRegistration(harness, other)
    expect((await other.submit(second, { ...person, email: 'a2@songai.example' })).status).toBe(429)
  })
})

describe('requests of one address', () => {
  const LIMIT = 6
  let limited: Harness
  beforeAll(async () => {
    limited = await startHarness({ REQUESTS_PER_MINUTE: String(LIMIT) })
  }, START_MS)
  afterAll(() => limited.stop())

  const from = (address: string, init: RequestInit = {}): RequestInit => ({
    ...init,
    redirect: 'manual',
    headers: { origin: SITE, 'x-forwarded-for': address },
  })
  const recordCount = () => limited.context.db.$count(identityRecords)
  const ask = async (times: number, url: string, init: RequestInit) => {
    let answer = await fetch(url, init)
    for (let round = 1; round < times; round += 1) answer = await fetch(url, init)
    return answer
  }

  it('begin so many sign-ins a minute, and leave no more rows behind', async () => {
    const before = await recordCount()
    const { url } = authAddress(limited)
    const last = await ask(50, url, from('203.0.113.1'))
    expect(last.status).toBe(429)
    expect(last.headers.get('ratelimit-policy')).toBe(`"requests";q=${LIMIT};w=60`)
    expect(last.headers.get('ratelimit')).toMatch(/^"requests";r=0;t=\d+$/)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await last.text()).toContain('<html lang="vi">')
    expect((await recordCount()) - before).toBe(LIMIT)
    const first = await fetch(url, from('203.0.113.2'))
    expect(first.status).toBe(303)
    expect(first.headers.get('ratelimit')).toContain(`r=${LIMIT - 1};`)
  })

  it('ask silently more often, which leaves nothing behind', async () => {
    const before = await recordCount()
    const { url } = authAddress(limited, { prompt: 'none' })
    expect((await ask(LIMIT + 2, url, from('203.0.113.3'))).status).toBe(303)
    expect((await ask(LIMIT * 10, url, from('203.0.113.3'))).status).toBe(429)
    expect(await recordCount()).toBe(before)
  })

  it('ask for tokens so many times a minute, in words a script of the site can read', async () => {
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x', client_id: CLIENT })
    const url = `${limited.issuer}/protocol/openid-connect/token`
    const init = from('203.0.113.4', { method: 'POST', body })
    expect((await ask(LIMIT, url, init)).status).toBe(400)
    const refused = await fetch(url, init)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('access-control-allow-origin')).toBe(SITE)
    expect(await refused.json()).toEqual({ error: 'slow_down' })
  })

  it('send forms so many times a minute', async () => {
    const url = `${limited.issuer}/login-actions/x`
    const init = from('203.0.113.5', { method: 'POST', body: new URLSearchParams({ username: 'a' }) })
    expect(
      (await ask(LIMIT + 1, url, { ...init, headers: { 'x-forwarded-for': '203.0.113.5' } })).status,
    ).toBe(429)
  })

  it('are told so in the language they chose, which is remembered', async () => {
    const last = await ask(LIMIT + 1, `${authAddress(limited).url}&kc_locale=en`, from('203.0.113.6'))
    expect(last.status).toBe(429)
    expect(await last.text()).toContain('<html lang="en">')
    expect(last.headers.get('set-cookie')).toMatch(
      /^KEYCLOAK_LOCALE=en; Max-Age=31536000; Path=\/auth\/realms/,
    )
  })
})
