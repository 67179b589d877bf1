import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { stopCodeSchema } from '../../lib/contract/call-check.ts'
import { success } from '../../lib/contract/envelope.ts'
import { stopCode } from '../../platform/call-check/stop-code.ts'
import { isSuppressed } from '../../platform/calls/do-not-call.ts'
import { calls } from '../../platform/db/schema.ts'
import { runCommand } from '../../platform/inbox/run-command.ts'
import {
  numberEnding,
  postCall,
  solveCaptcha,
  START_MS,
  startHarness,
  visitorOf,
  type Harness,
} from './harness.ts'

const MINUTE_MS = 60_000
const OWN = '+84912000000'

let now = Date.now()
let harness: Harness
let network = 0
beforeAll(async () => {
  harness = await startHarness({ clock: () => now, env: { TRUST_PROXY: 'true' } })
}, START_MS)
afterAll(() => harness.stop())

/** Somebody from a network of their own. */
const somebody = () => visitorOf(harness, { 'x-forwarded-for': `203.0.${++network}.7` })

const ask = async (phone: string, visitor = somebody()) =>
  visitor.send('/call-check/code', {
    method: 'POST',
    body: { phone, recaptcha: await solveCaptcha(visitor, 'data-rights'), locale: 'vi' },
  })
const stop = (phone: string, code: string, visitor = somebody()) =>
  visitor.send('/call-check/stop', { method: 'POST', body: { phone, code } })
const e164 = (phone: string) => `+84${phone.slice(1)}`
const callsTo = (phone: string) => {
  const { database, secrets } = harness.context
  return database.db
    .select()
    .from(calls)
    .where(eq(calls.phoneHash, secrets.lastingHash('phone', e164(phone))))
}

describe('the code of a number', () => {
  it('is another for every number and ten minutes, and good for the next ten', () => {
    const { code } = stopCode(harness.context, OWN)
    expect(code).toMatch(/^\d{6}$/)
    expect(stopCode(harness.context, '+84912000009').code).not.toBe(code)
    now += 10 * MINUTE_MS
    expect(stopCode(harness.context, OWN).code).not.toBe(code)
  })

  it('is said in a call, and never in the answer', async () => {
    const phone = numberEnding('00')
    const answer = await ask(phone)
    const text = await answer.text()
    const { code, validUntil } = stopCode(harness.context, e164(phone))
    expect(text).not.toContain(code)
    expect(success(stopCodeSchema).parse(JSON.parse(text)).result.valid_until).toBe(validUntil.toISOString())
    await vi.waitFor(async () => expect(await callsTo(phone)).toHaveLength(1))
    expect(JSON.stringify((await callsTo(phone))[0]!.content)).toContain([...code].join(' … '))
  })

  it('can be had by whoever may read the data folder', async () => {
    const answer = await runCommand(harness.context, { name: 'code', person: OWN })
    expect(answer).toMatchObject({ code: stopCode(harness.context, OWN).code })
  })

  it('is asked for with a captcha', async () => {
    const visitor = somebody()
    const body = { phone: numberEnding('00'), recaptcha: 'x' }
    expect((await visitor.send('/call-check/code', { method: 'POST', body })).status).toBe(403)
  })
})

describe('calls to a number', () => {
  it('stop with its code: no demo call is made any more, and no code is said', async () => {
    const phone = numberEnding('00')
    const { code } = stopCode(harness.context, e164(phone))
    expect((await stop(phone, code)).status).toBe(200)
    const { database, secrets } = harness.context
    expect(await isSuppressed(database.db, secrets, e164(phone))).toBe(true)
    expect(await (await postCall(somebody(), phone)).json()).toMatchObject({ error_code: 'CALL_NOT_ALLOWED' })
    expect((await ask(phone)).status).toBe(200)
    expect(await callsTo(phone)).toHaveLength(0)
  })

  it('go on with the code of another number, one that is over, or none', async () => {
    const [phone, other] = [numberEnding('00'), numberEnding('00')]
    const own = stopCode(harness.context, e164(phone)).code
    const foreign = stopCode(harness.context, e164(other)).code
    now += 20 * MINUTE_MS
    for (const code of [own, foreign, '12345'])
      expect(await (await stop(phone, code)).json()).toMatchObject({ fields: { code: 'OTP_INVALID' } })
    const { database, secrets } = harness.context
    expect(await isSuppressed(database.db, secrets, e164(phone))).toBe(false)
  })

  it('cannot be stopped by guessing', async () => {
    const phone = numberEnding('00')
    const { code } = stopCode(harness.context, e164(phone))
    const wrong = code === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess += 1) await stop(phone, wrong)
    expect((await stop(phone, code)).status).toBe(429)
  })

  it('are answered alike whether a number is on the list, was called or never', async () => {
    const [listed, called, never] = [numberEnding('00'), numberEnding('00'), numberEnding('00')]
    await stop(listed, stopCode(harness.context, e164(listed)).code)
    await postCall(somebody(), called)
    const asked = await Promise.all([listed, called, never].map(async (phone) => (await ask(phone)).text()))
    expect(new Set(asked).size).toBe(1)
    const stopped = await Promise.all(
      [listed, called, never].map(async (phone) =>
        (await stop(phone, stopCode(harness.context, e164(phone)).code)).text(),
      ),
    )
    expect(new Set(stopped).size).toBe(1)
  })
})
