import { count } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsLeftSchema } from '../../lib/contract/calls-left.ts'
import { demoCallTicketSchema } from '../../lib/contract/demo-call.ts'
import { failureSchema, success } from '../../lib/contract/envelope.ts'
import { calls, consents, suppressions } from '../../platform/db/schema.ts'
import {
  bodyFor,
  bookCall,
  numberEnding,
  postCall,
  solveCaptcha,
  startHarness,
  visitorOf,
  type Harness,
  type Visitor,
  START_MS,
} from './harness.ts'
import { openClient } from './socket-client.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({
    env: {
      VISITOR_DAILY_LIMIT: '3',
      NUMBER_DAILY_LIMIT: '2',
      TRUST_PROXY: 'loopback',
      ADDRESS_DAILY_LIMIT: '5',
    },
  })
}, START_MS)
afterAll(() => harness.stop())

let lastAddress = 0
/** A visitor at an address of their own, so that no test uses up the limit of another. */
const someone = () => ({
  visitor: visitorOf(harness),
  headers: { 'x-forwarded-for': `203.0.113.${++lastAddress}` },
})

const failureOf = async (response: Response) => ({
  http: response.status,
  ...failureSchema.parse(await response.json()),
})

const leftFor = async ({ visitor, headers }: ReturnType<typeof someone>) =>
  success(callsLeftSchema).parse(await visitor.json('/demo-calls/auto-call/calls-left', { headers })).result
    .calls_left

const finish = async (visitor: Visitor, ticket: string) => {
  const client = await openClient(harness, visitor)
  await client.ask('make_auto_call', { ticket })
  await client.untilDone()
  client.close()
}

describe('the limits of a day', () => {
  it('gives a visitor three calls and says when the day turns', async () => {
    const who = someone()
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

  it('gives an address five calls, whoever makes them; a header of the visitor does not change the address', async () => {
    const { headers } = someone()
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
    const { visitor, headers } = someone()
    const number = numberEnding('01')
    const [first, second] = [
      await postCall(visitor, number, { headers }),
      await postCall(visitor, number, { headers }),
    ]
    const tickets = await Promise.all(
      [first, second].map(async (answer) => success(demoCallTicketSchema).parse(await answer.json()).result),
    )
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
      const { visitor, headers } = someone()
      const booked: unknown = await (await postCall(visitor, number, { headers })).json()
      expect(booked).toMatchObject({ status: 1 })
      const other = someone()
      const busy = await failureOf(await postCall(other.visitor, number, other))
      expect(busy.error_code).toBe(made === 0 ? 'RATE_LIMITED' : 'DAILY_LIMIT_REACHED')
      const { result } = booked as { result: { ticket: string } }
      await finish(visitor, result.ticket)
    }
    const third = someone()
    expect((await failureOf(await postCall(third.visitor, number, third))).error_code).toBe(
      'DAILY_LIMIT_REACHED',
    )
  })

  it('gives back a call that never rang', async () => {
    const who = someone()
    for (const [ending, left] of [
      ['04', 3],
      ['01', 2],
    ] as const) {
      const booked = await (await postCall(who.visitor, numberEnding(ending), who)).json()
      await finish(who.visitor, booked.result.ticket)
      expect(await leftFor(who)).toBe(left)
    }
  })
})

describe('an Idempotency-Key', () => {
  it('makes one call of twenty requests at once', async () => {
    const who = someone()
    await leftFor(who)
    const body = {
      ...bodyFor('auto-call', numberEnding('78')),
      recaptcha: await solveCaptcha(who.visitor, 'auto-call'),
    }
    const headers = { ...who.headers, 'idempotency-key': 'again-and-again' }
    const send = () => who.visitor.json('/demo-calls/auto-call', { method: 'POST', headers, body })
    const results = await Promise.all(Array.from({ length: 20 }, send))
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(results[0]).toMatchObject({ status: 1 })
    expect(await leftFor(who)).toBe(2)
  })

  it('is refused for another request', async () => {
    const who = someone()
    await leftFor(who)
    const headers = { ...who.headers, 'idempotency-key': 'one-key' }
    expect((await postCall(who.visitor, numberEnding('78'), { headers })).status).toBe(200)
    const refused = await failureOf(await postCall(who.visitor, numberEnding('78'), { headers }))
    expect(refused).toMatchObject({ error_code: 'VALIDATION', fields: { 'idempotency-key': 'INVALID' } })
  })
})

describe('numbers that may not be called', () => {
  it.each(['do_not_call', 'blacklist'] as const)('%s is refused in the same words', async (reason) => {
    const number = numberEnding('78')
    const phoneHash = harness.context.secrets.hash('phone', `+84${number.slice(1)}`)
    await harness.context.database.db.insert(suppressions).values({ phoneHash, reason })
    const who = someone()
    const refused = await failureOf(await postCall(who.visitor, number, who))
    expect(refused).toEqual({
      http: 403,
      status: 0,
      error_code: 'CALL_NOT_ALLOWED',
      error_message: 'this call cannot be made',
    })
    expect(await leftFor(who)).toBe(3)
  })
})

describe('what is kept', () => {
  it('is a consent receipt and no readable number', async () => {
    const { db } = harness.context.database
    const before = (await db.select({ total: count() }).from(consents))[0]?.total ?? 0
    const { visitor, headers } = someone()
    const number = numberEnding('04')
    const { result } = await (await postCall(visitor, number, { headers })).json()
    const receipts = await db.select().from(consents)
    expect(receipts).toHaveLength(before + 1)
    const receipt = receipts.find((candidate) => candidate.recordId === result.call_id)
    expect(receipt).toMatchObject({
      who: `0912 *** ${number.slice(-3)}`,
      scope: 'demo-call:auto-call',
      version: 'test-1',
    })
    expect(receipt?.hash).toMatch(/^[0-9a-f]{64}$/)
    const stored = JSON.stringify(await db.select().from(calls))
    expect(stored).not.toContain(number.slice(1))
    await finish(visitor, result.ticket)
    const row = (await db.select().from(calls)).find((call) => call.id === result.call_id)
    expect(row).toMatchObject({
      phoneSealed: null,
      phoneTail: number.slice(-3),
      state: 'DONE',
      result: 'FAILED',
    })
  })
})

it('books nothing for a visitor it refuses', async () => {
  const who = someone()
  const { status } = await postCall(who.visitor, numberEnding('78'), {
    ...who,
    body: { campaignId: 'nothing-like-it' },
  })
  expect(status).toBe(400)
  expect(await leftFor(who)).toBe(3)
  await bookCall(visitorOf(harness), numberEnding('78'))
})
