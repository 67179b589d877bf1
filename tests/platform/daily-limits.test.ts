import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureOf, finish, grantOf, leftFor, SMALL_LIMITS, someone } from './callers.ts'
import { numberEnding, postCall, startHarness, START_MS, visitorOf, type Harness } from './harness.ts'
import { openClient } from './socket-client.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ env: SMALL_LIMITS })
}, START_MS)
afterAll(() => harness.stop())

describe('the limits of a day', () => {
  it('gives a visitor three calls and says when the day turns', async () => {
    const who = someone(harness)
    expect(await leftFor(who)).toBe(3)
    for (const left of [2, 1, 0]) {
      const response = await postCall(who.visitor, numberEnding('78'), who)
      expect(await response.json()).toMatchObject({ result: { calls_left: left } })
    }
    const refused = await failureOf(await postCall(who.visitor, numberEnding('78'), who))
    expect(refused).toMatchObject({ http: 429, error_code: 'DAILY_LIMIT_REACHED' })
    expect(refused.retry_after).toBeGreaterThan(0)
    expect(refused.retry_after).toBeLessThanOrEqual(86_400)
  })

  it('tells somebody who only looks without a cookie, and a known visitor what is theirs', async () => {
    const { visitor, headers } = someone(harness)
    const peek = () => visitor.send('/demo-calls/auto-call/calls-left?peek=1', { headers })
    const first = await peek()
    expect(first.headers.getSetCookie()).toEqual([])
    expect(await first.json()).toMatchObject({ result: { calls_left: 3 } })
    await postCall(visitor, numberEnding('78'), { headers })
    expect(await (await peek()).json()).toMatchObject({ result: { calls_left: 2 } })
  })

  it('gives an address five calls, whoever makes them; a header of the visitor does not change the address', async () => {
    const { headers } = someone(harness)
    const forged = { 'x-forwarded-for': `198.51.100.7, ${headers['x-forwarded-for']}` }
    for (let made = 0; made < 5; made += 1) {
      const response = await postCall(visitorOf(harness), numberEnding('78'), {
        headers: made % 2 ? forged : headers,
      })
      expect(response.status).toBe(200)
    }
    const refused = await failureOf(
      await postCall(visitorOf(harness), numberEnding('78'), { headers: forged }),
    )
    expect(refused.error_code).toBe('DAILY_LIMIT_REACHED')
  })

  it('lets the visitor book a number again whose ticket was never started, and only the new ticket is good', async () => {
    const { visitor, headers } = someone(harness)
    const number = numberEnding('01')
    const [first, second] = [
      await postCall(visitor, number, { headers }),
      await postCall(visitor, number, { headers }),
    ]
    const tickets = await Promise.all([first, second].map(grantOf))
    expect(tickets[1]?.calls_left).toBe(tickets[0]?.calls_left)
    const client = await openClient(harness, visitor, headers)
    const statuses = []
    for (const { ticket } of tickets) statuses.push((await client.ask('make_auto_call', { ticket })).status)
    expect(statuses).toEqual([0, 1])
    client.close()
  })

  it('gives a number two calls a day, one at a time', async () => {
    const number = numberEnding('01')
    for (let made = 0; made < 2; made += 1) {
      const { visitor, headers } = someone(harness)
      const booked = await postCall(visitor, number, { headers })
      expect(await booked.clone().json()).toMatchObject({ status: 1 })
      const other = someone(harness)
      const busy = await failureOf(await postCall(other.visitor, number, other))
      expect(busy.error_code).toBe(made === 0 ? 'RATE_LIMITED' : 'DAILY_LIMIT_REACHED')
      await finish(harness, visitor, (await grantOf(booked)).ticket)
    }
    const third = someone(harness)
    expect((await failureOf(await postCall(third.visitor, number, third))).error_code).toBe(
      'DAILY_LIMIT_REACHED',
    )
  })

  it('counts a whole /64 of IPv6 as one address', async () => {
    const limit = Number(SMALL_LIMITS.ADDRESS_DAILY_LIMIT)
    const from = (host: number) => ({ headers: { 'x-forwarded-for': `2001:db8:1:2::${host + 1}` } })
    for (let host = 0; host < limit; host += 1)
      expect((await postCall(visitorOf(harness), numberEnding('78'), from(host))).status).toBe(200)
    const over = await failureOf(await postCall(visitorOf(harness), numberEnding('78'), from(limit)))
    expect(over.error_code).toBe('DAILY_LIMIT_REACHED')
  })

  it('gives back a call that never rang', async () => {
    const who = someone(harness)
    for (const [ending, left] of [
      ['04', 3],
      ['01', 2],
    ] as const) {
      const booked = await postCall(who.visitor, numberEnding(ending), who)
      await finish(harness, who.visitor, (await grantOf(booked)).ticket)
      expect(await leftFor(who)).toBe(left)
    }
  })
})
