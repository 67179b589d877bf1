import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { formStartSchema } from '../../lib/contract/form-fields.ts'
import { success } from '../../lib/contract/envelope.ts'
import { consentHolds } from '../../platform/calls/consent-receipt.ts'
import { consents, outbox, submissions } from '../../platform/db/schema.ts'
import { contactBody, postForm, receiptOf } from './forms.ts'
import { solveCaptcha, startHarness, START_MS, visitorOf, type Harness } from './harness.ts'

let harness: Harness
let ahead = 0
beforeAll(async () => {
  harness = await startHarness({ clock: () => Date.now() + ahead })
}, START_MS)
afterAll(() => harness.stop())
afterEach(() => {
  ahead = 0
})

const send = (change: object = {}, headers?: Record<string, string>) =>
  postForm(visitorOf(harness), '/contacts', { ...contactBody, ...change }, headers)

const rowOf = async (receipt: string) => {
  const { db } = harness.context.database
  const [row] = await db.select().from(submissions).where(eq(submissions.receipt, receipt))
  if (!row) throw new Error('not stored')
  return row
}
const total = async () => (await harness.context.database.db.select().from(submissions)).length

describe('a message', () => {
  it('is kept as it was written and gets a number to read out', async () => {
    const receipt = await receiptOf(await send({ content: '  Dòng một\r\nDòng hai\u0000 ' }))
    expect(receipt).toMatch(/^C\d{6}-[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(await rowOf(receipt)).toMatchObject({
      name: 'Nguyễn Văn An',
      phone: '+84912345678',
      email: 'an.nguyen@mail.example',
      content: { kind: 'contact', purpose: 'AICALL', content: 'Dòng một\nDòng hai' },
    })
  })

  it('comes with proof of consent: who, when, to what, in which version', async () => {
    const row = await rowOf(await receiptOf(await send()))
    const { secrets, database } = harness.context
    const [proof] = await database.db.select().from(consents).where(eq(consents.recordId, row.id))
    expect(proof).toMatchObject({
      who: '0912 *** 678 a***@mail.example',
      scope: 'contact',
      version: '2026-11',
    })
    expect(proof?.acceptedAt).toEqual(row.createdAt)
    expect(consentHolds(secrets, proof!, row)).toBe(true)
    expect(consentHolds(secrets, { ...proof!, version: '2026-12' }, row)).toBe(false)
    expect(consentHolds(secrets, proof!, { phone: '+84912345679', email: row.email })).toBe(false)
  })

  it.each([
    ['fullName', 'FULL_NAME_EMPTY'],
    ['phoneNumber', 'PHONE_EMPTY'],
    ['email', 'EMAIL_EMPTY'],
    ['purpose', 'PURPOSE_REQUIRED'],
    ['content', 'CONTENT_EMPTY'],
    ['consent', 'CONSENT_REQUIRED'],
    ['recaptcha', 'CAPTCHA_REQUIRED'],
  ])('without %s is refused', async (field, code) => {
    const before = await total()
    const response = await send({ [field]: undefined })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error_code: 'VALIDATION', fields: { [field]: code } })
    expect(await total()).toBe(before)
  })
})

describe('an Idempotency-Key', () => {
  it('makes one message of twenty sent at once, and of one sent later', async () => {
    const visitor = visitorOf(harness)
    const before = await total()
    const body = { ...contactBody, recaptcha: await solveCaptcha(visitor, 'contacts') }
    const again = { method: 'POST', headers: { 'idempotency-key': 'twenty' }, body }
    const receipts = await Promise.all(
      Array.from({ length: 20 }, async () => receiptOf(await visitor.send('/contacts', again))),
    )
    // Later, with another captcha, from a browser that never got the first answer.
    receipts.push(await receiptOf(await send({}, { 'idempotency-key': 'twenty' })))
    expect(new Set(receipts).size).toBe(1)
    expect(await total()).toBe(before + 1)
  })

  it('is refused for another message', async () => {
    await send({}, { 'idempotency-key': 'other' })
    const response = await send({ content: 'Khác' }, { 'idempotency-key': 'other' })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fields: { 'idempotency-key': 'INVALID' } })
  })
})

describe('what keeps machines out', () => {
  it('a captcha answer is good once, and for this form', async () => {
    const visitor = visitorOf(harness)
    const recaptcha = await solveCaptcha(visitor, 'contacts')
    expect((await send({ recaptcha })).status).toBe(200)
    for (const token of [recaptcha, 'made-up', await solveCaptcha(visitor, 'jobs-apply')]) {
      const response = await send({ recaptcha: token })
      expect(await response.json()).toMatchObject({ error_code: 'INVALID_RECAPTCHA' })
    }
  })

  const start = async () =>
    success(formStartSchema).parse(await visitorOf(harness).json('/form-start')).result

  it('a form filled in too soon is told how long to wait, and then taken with the same captcha', async () => {
    const { token: formStart, min_seconds } = await start()
    expect(min_seconds).toBe(3)
    const recaptcha = await solveCaptcha(visitorOf(harness), 'contacts')
    const early = await send({ formStart, recaptcha })
    expect(early.status).toBe(429)
    expect(await early.json()).toMatchObject({ error_code: 'RATE_LIMITED', retry_after: 3 })
    ahead = 3_000
    const row = await rowOf(await receiptOf(await send({ formStart, recaptcha })))
    expect(row.suspicion).toBeNull()
  })

  it.each(['made-up', '.', 'mwpo17di.00', ''])(
    'a start that is not ours (%j) is taken and marked',
    async (formStart) => {
      expect((await rowOf(await receiptOf(await send({ formStart })))).suspicion).toBe('no-start')
    },
  )

  it('a start of another day is marked too', async () => {
    const { token: formStart } = await start()
    ahead = 25 * 3_600_000
    expect((await rowOf(await receiptOf(await send({ formStart })))).suspicion).toBe('no-start')
  })

  it('the field nobody sees is answered like any other, kept aside and not mailed', async () => {
    const row = await rowOf(await receiptOf(await send({ website: 'http://spam.example' })))
    expect(row.suspicion).toBe('honeypot')
    const { db } = harness.context.database
    expect(await db.select().from(outbox).where(eq(outbox.submissionId, row.id))).toEqual([])
  })
})
