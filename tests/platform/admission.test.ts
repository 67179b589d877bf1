import { count } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, consents, suppressions } from '../../platform/db/schema.ts'
import { failureOf, finish, grantOf, leftFor, SMALL_LIMITS, someone } from './callers.ts'
import {
  bodyFor,
  bookCall,
  numberEnding,
  postCall,
  solveCaptcha,
  startHarness,
  START_MS,
  visitorOf,
  type Harness,
} from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ env: SMALL_LIMITS })
}, START_MS)
afterAll(() => harness.stop())

describe('an Idempotency-Key', () => {
  it('makes one call of twenty requests at once', async () => {
    const who = someone(harness)
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
    const who = someone(harness)
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
    const phoneHash = harness.context.secrets.lastingHash('phone', `+84${number.slice(1)}`)
    await harness.context.database.db.insert(suppressions).values({ phoneHash, reason })
    const who = someone(harness)
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
    const { visitor, headers } = someone(harness)
    const number = numberEnding('04')
    const { call_id, ticket } = await grantOf(await postCall(visitor, number, { headers }))
    const receipts = await db.select().from(consents)
    expect(receipts).toHaveLength(before + 1)
    const receipt = receipts.find((candidate) => candidate.recordId === call_id)
    expect(receipt).toMatchObject({
      who: `0912 *** ${number.slice(-3)}`,
      scope: 'demo-call:auto-call',
      version: 'test-1',
    })
    expect(receipt?.hash).toMatch(/^[0-9a-f]{8}\.[0-9a-f]{64}$/)
    const stored = JSON.stringify(await db.select().from(calls))
    expect(stored).not.toContain(number.slice(1))
    await finish(harness, visitor, ticket)
    const row = (await db.select().from(calls)).find((call) => call.id === call_id)
    expect(row).toMatchObject({
      phoneSealed: null,
      phoneTail: number.slice(-3),
      state: 'DONE',
      result: 'FAILED',
    })
  })
})

it('books nothing for a visitor it refuses', async () => {
  const who = someone(harness)
  const { status } = await postCall(who.visitor, numberEnding('78'), {
    ...who,
    body: { campaignId: 'nothing-like-it' },
  })
  expect(status).toBe(400)
  expect(await leftFor(who)).toBe(3)
  await bookCall(visitorOf(harness), numberEnding('78'))
})
