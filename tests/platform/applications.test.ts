import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { consents, submissions } from '../../platform/db/schema.ts'
import { GOOD } from './cv-files.ts'
import {
  applicationBody,
  postForm,
  presign,
  putFile,
  QUICK_FORMS,
  receiptOf,
  storedAddress,
} from './forms.ts'
import { startHarness, START_MS, visitorOf, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ env: QUICK_FORMS })
}, START_MS)
afterAll(() => harness.stop())

const stored = async () => {
  const url = await presign(harness, 'pdf', GOOD.pdf.length)
  expect((await putFile(url, GOOD.pdf)).status).toBe(200)
  return storedAddress(url)
}
const send = (body: object, headers?: Record<string, string>) =>
  postForm(visitorOf(harness), '/jobs/apply', body, headers)

it('is kept with its file and its consent', async () => {
  const body = applicationBody(await stored())
  const receipt = await receiptOf(await send(body))
  const { db } = harness.context.database
  const [row] = await db.select().from(submissions).where(eq(submissions.receipt, receipt))
  expect(row).toMatchObject({
    name: body.name,
    email: body.email,
    phone: '+84987654321',
    jobId: body.jobId,
    suspicion: 'no-start',
    content: { kind: 'application', portfolio: 'https://bich.example/vi%E1%BB%87c' },
  })
  const [proof] = await db.select().from(consents).where(eq(consents.recordId, row!.id))
  expect(proof).toMatchObject({ scope: 'application', version: body.consent.version })
})

it('one address applies once for a job, and once more for another', async () => {
  const body = applicationBody(await stored())
  expect((await send(body)).status).toBe(200)
  const again = { ...body, cv: await stored() }
  const refused = await send({ ...again, email: body.email.toUpperCase() })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ error_code: 'EMAIL_ALREADY_USED' })
  // The file of the refused one is not lost: it goes with the next try.
  expect((await send({ ...again, email: `other.${body.email}` })).status).toBe(200)
  expect((await send({ ...body, cv: await stored(), jobId: 'another-job' })).status).toBe(200)
  expect((await send({ ...body, cv: await stored(), jobId: undefined })).status).toBe(200)
  expect((await send({ ...body, cv: await stored(), jobId: undefined })).status).toBe(409)
})

it('of ten at once from one address one is taken', async () => {
  const body = applicationBody('')
  const files = await Promise.all(Array.from({ length: 10 }, stored))
  const answers = await Promise.all(files.map((cv) => send({ ...body, cv })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)])
})

it('of ten at once with one file one is taken', async () => {
  const cv = await stored()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(applicationBody(cv))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)])
})

it('a machine that fell for the hidden field blocks nobody’s address', async () => {
  const body = applicationBody(await stored())
  expect((await send({ ...body, website: 'x' })).status).toBe(200)
  expect((await send({ ...body, cv: await stored() })).status).toBe(200)
})

it('a repeat gives the same receipt though the file is taken by now, or was sent again to another address', async () => {
  const body = applicationBody(await stored())
  const headers = { 'idempotency-key': 'apply-once' }
  const first = await receiptOf(await send(body, headers))
  expect(await receiptOf(await send(body, headers))).toBe(first)
  expect(await receiptOf(await send({ ...body, cv: await stored() }, headers))).toBe(first)
  expect((await send({ ...body, name: 'Trần Bích' }, headers)).status).toBe(400)
})

it.each([
  [{ name: '' }, 'name', 'NAME_EMPTY'],
  [{ email: 'bich' }, 'email', 'EMAIL_INVALID'],
  [{ phoneNumber: '1900' }, 'phoneNumber', 'PHONE_SHORT_CODE'],
  [{ portfolio: 'my site' }, 'portfolio', 'PORTFOLIO_INVALID'],
  [{ cv: '' }, 'cv', 'CV_EMPTY'],
  [{ cv: 'https://drive.example/cv.pdf' }, 'cv', 'CV_INVALID'],
  [{ jobId: '../secret' }, 'jobId', 'JOB_INVALID'],
  [{ consent: { accepted: false, version: '1' } }, 'consent', 'CONSENT_REQUIRED'],
  [{ recaptcha: undefined }, 'recaptcha', 'CAPTCHA_REQUIRED'],
])('%j is refused', async (change, field, code) => {
  const answer = await send({ ...applicationBody('https://files.example/a.pdf'), ...change })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error_code: 'VALIDATION', fields: { [field]: code } })
})
