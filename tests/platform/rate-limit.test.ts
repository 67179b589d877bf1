import { afterEach, beforeAll, afterAll, describe, expect, it, vi } from 'vitest'
import { failureSchema } from '../../lib/contract/envelope.ts'
import { createRateLimit } from '../../platform/rate-limit.ts'
import { startHarness, START_MS, visitorOf, type Harness } from './harness.ts'
import { openClient } from './socket-client.ts'

describe('a budget', () => {
  afterEach(() => void vi.useRealTimers())

  it('is one per key and comes back when its window is over', async () => {
    vi.useFakeTimers()
    const limit = createRateLimit({ name: 'test', limit: 2, windowS: 60 })
    expect(await limit.use('a')).toMatchObject({ isAllowed: true, remaining: 1, resetS: 60 })
    vi.advanceTimersByTime(20_000)
    expect(await limit.use('a')).toMatchObject({ isAllowed: true, remaining: 0, resetS: 40 })
    expect(await limit.use('a')).toMatchObject({ isAllowed: false, remaining: 0, resetS: 40 })
    expect(await limit.use('b')).toMatchObject({ isAllowed: true, remaining: 1 })
    vi.advanceTimersByTime(40_000)
    expect(await limit.use('a')).toMatchObject({ isAllowed: true, remaining: 1 })
  })

  it('of nothing allows nothing', async () => {
    expect(await createRateLimit({ name: 'test', limit: 0, windowS: 1 }).use('a')).toMatchObject({
      isAllowed: false,
    })
  })
})

describe('one address', () => {
  const LIMIT = 12
  let harness: Harness
  beforeAll(async () => {
    harness = await startHarness({ env: { REQUESTS_PER_MINUTE: String(LIMIT) } })
  }, START_MS)
  afterAll(() => harness.stop())

  const from = (address: string) => ({ 'x-forwarded-for': address })
  const challenge = (address: string) =>
    visitorOf(harness).send('/captcha/challenge?route=auto-call', { headers: from(address) })
  const spendAll = async (address: string) => {
    for (let used = 0; used < LIMIT; used += 1) expect((await challenge(address)).status).toBe(200)
  }

  it('is told what is left, and how long to wait', async () => {
    const first = await challenge('203.0.113.1')
    expect(first.headers.get('ratelimit-policy')).toBe(`"requests";q=${LIMIT};w=60`)
    expect(first.headers.get('ratelimit')).toBe(`"requests";r=${LIMIT - 1};t=60`)
    for (let used = 1; used < LIMIT; used += 1) await challenge('203.0.113.1')
    const refused = await challenge('203.0.113.1')
    expect(refused.status).toBe(429)
    const { error_code: code, retry_after: wait } = failureSchema.parse(await refused.json())
    expect(code).toBe('RATE_LIMITED')
    expect(refused.headers.get('retry-after')).toBe(String(wait))
    expect(wait).toBeLessThanOrEqual(60)
    expect((await challenge('203.0.113.2')).status).toBe(200)
  })

  it('is a whole /64 in IPv6', async () => {
    await spendAll('2001:db8:1:2::1')
    expect((await challenge('2001:db8:1:2:ffff::9')).status).toBe(429)
    expect((await challenge('2001:db8:1:3::1')).status).toBe(200)
  })

  it('gets no new budget by a new socket, nor by HTTP', async () => {
    const headers = from('203.0.113.3')
    const visitor = visitorOf(harness)
    await visitor.send('/demo-calls/auto-call/calls-left')
    const codes: unknown[] = []
    // A handshake and one message each.
    for (let opened = 0; opened < LIMIT / 2; opened += 1) {
      const client = await openClient(harness, visitor, headers)
      codes.push((await client.ask('hang_up', {})).error_code)
      if (opened === LIMIT / 2 - 1) codes.push((await client.ask('hang_up', {})).error_code)
      client.close()
    }
    expect(codes.slice(0, -1)).toEqual(Array(LIMIT / 2).fill('VALIDATION'))
    expect(codes.at(-1)).toBe('RATE_LIMITED')
    await expect(openClient(harness, visitor, headers)).rejects.toThrow()
    expect((await challenge('203.0.113.3')).status).toBe(429)
  })

  it('may read ten times as often, and the site itself as often as it must', async () => {
    const read = (headers: Record<string, string>) => visitorOf(harness).send('/country', { headers })
    for (let used = 0; used < LIMIT * 10; used += 1)
      expect((await read(from('203.0.113.4'))).status).toBe(200)
    expect((await read(from('203.0.113.4'))).status).toBe(429)
    for (let used = 0; used <= LIMIT * 10; used += 1) expect((await read({})).status).toBe(200)
  })

  it('may try so many voucher codes and no more; the offers themselves are not counted', async () => {
    const read = (query: string) =>
      visitorOf(harness).send(`/public-vouchers${query}`, { headers: from('203.0.113.5') })
    for (let used = 0; used < 30; used += 1) expect((await read(`?code=MA${used}`)).status).toBe(200)
    expect((await read('?code=NEW25')).status).toBe(429)
    expect((await read('')).status).toBe(200)
  })

  it('is counted for codes of the listening test that nobody heard before', async () => {
    const listen = () =>
      visitorOf(harness).send('/demo-calls/voice-otp/listening-test?digits=4&rate=1.5&voice=thu-lam&turn=1', {
        headers: from('203.0.113.6'),
      })
    expect((await listen()).headers.get('ratelimit-policy')).toContain('"listening-codes";q=60;w=3600')
    expect((await listen()).headers.get('ratelimit-policy')).not.toContain('listening-codes')
  })

  it('may follow the flags a hundred times at once', async () => {
    const control = new AbortController()
    const follow = async (address: string) =>
      (await fetch(`${harness.url}/sub/any`, { headers: from(address), signal: control.signal })).status
    const open = await Promise.all(Array.from({ length: 100 }, () => follow('203.0.113.8')))
    expect(new Set(open)).toEqual(new Set([200]))
    expect(await follow('203.0.113.8')).toBe(503)
    expect(await follow('203.0.113.9')).toBe(200)
    control.abort()
  })
})
