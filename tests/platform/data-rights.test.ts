import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { commandSchema } from '../../platform/inbox/command-schema.ts'
import { runCommand } from '../../platform/inbox/run-command.ts'
import { calls, consents, submissions, uploads } from '../../platform/db/schema.ts'
import { purge } from '../../platform/inbox/retention.ts'
import { GOOD } from './cv-files.ts'
import {
  applicationBody,
  consent,
  contactBody,
  emailNamed,
  eventually,
  postForm,
  presign,
  putFile,
  QUICK_FORMS,
  receiptOf,
  rightsBody,
  storedAddress,
} from './forms.ts'
import { bookCall, postCall, startHarness, START_MS, visitorOf, type Harness } from './harness.ts'
import { openClient } from './socket-client.ts'

let harness: Harness
let ahead = 0
beforeAll(async () => {
  const env = { ...QUICK_FORMS, RETENTION_DAYS_APPLICATIONS: '30', RETENTION_DAYS_CONSENTS: '500' }
  harness = await startHarness({ env, clock: () => Date.now() + ahead })
}, START_MS)
afterAll(() => harness.stop())
afterEach(() => {
  ahead = 0
})

const ask = (body: object) => postForm(visitorOf(harness), '/data-rights', body)
const run = (command: unknown) => runCommand(harness.context, commandSchema.parse(command))
const submissionOf = async (receipt: string) => {
  const { db } = harness.context.database
  return (await db.select().from(submissions).where(eq(submissions.receipt, receipt)))[0]
}

const applyAs = async (email: string, phoneNumber: string) => {
  const url = await presign(harness, 'pdf')
  await putFile(url, GOOD.pdf)
  const body = { ...applicationBody(storedAddress(url)), email, phoneNumber }
  const receipt = await receiptOf(await postForm(visitorOf(harness), '/jobs/apply', body))
  return { receipt, key: harness.context.storage.keyOf(storedAddress(url)) ?? '' }
}
const writeAs = async (email: string, phoneNumber: string) =>
  receiptOf(await postForm(visitorOf(harness), '/contacts', { ...contactBody, email, phoneNumber }))

describe('a request about one’s data', () => {
  it.each([
    ['access', 'An.Nguyen@Mail.Example', { email: 'an.nguyen@mail.example', phone: null }],
    ['delete', '0912 345 678', { email: null, phone: '+84912345678' }],
    ['withdraw', '+84 912 345 678', { email: null, phone: '+84912345678' }],
  ])('to %s is filed with a number, its person and its consent', async (kind, contact, person) => {
    const receipt = await receiptOf(await ask({ kind, contact, details: 'Cảm ơn', consent }))
    expect(receipt).toMatch(/^R\d{6}-/)
    const row = await submissionOf(receipt)
    expect(row).toMatchObject({ ...person, content: { kind: 'data-rights', right: kind, details: 'Cảm ơn' } })
    const { db } = harness.context.database
    expect(await db.select().from(consents).where(eq(consents.recordId, row!.id))).toHaveLength(1)
  })

  it.each([
    [{ kind: 'steal' }, 'kind', 'RIGHT_REQUIRED'],
    [{ contact: '' }, 'contact', 'REACH_EMPTY'],
    [{ contact: 'me' }, 'contact', 'REACH_INVALID'],
    [{ contact: '02438251234' }, 'contact', 'REACH_INVALID'],
    [{ details: 'x'.repeat(2_001) }, 'details', 'CONTENT_TOO_LONG'],
    [{ consent: undefined }, 'consent', 'CONSENT_REQUIRED'],
    [{ recaptcha: '' }, 'recaptcha', 'CAPTCHA_REQUIRED'],
  ])('%j is refused', async (change, field, code) => {
    expect(await (await ask({ ...rightsBody, ...change })).json()).toMatchObject({
      fields: { [field]: code },
    })
  })

  it('says when it is due in the list, and that it is done once it is', async () => {
    const receipt = await receiptOf(await ask(rightsBody))
    const entryOf = async () =>
      (
        (await run({ name: 'list', limit: 1_000 })) as { receipt: string; due: string; done: string | null }[]
      ).find((entry) => entry.receipt === receipt)!
    const { due, done } = await entryOf()
    expect(done).toBeNull()
    expect(Date.parse(due) - Date.now()).toBeGreaterThan(14.9 * 24 * 3_600_000)
    await run({ name: 'done', receipt: receipt.toLowerCase(), note: 'answered by phone' })
    expect((await entryOf()).done).not.toBeNull()
    expect((await submissionOf(receipt))?.note).toBe('answered by phone')
  })
})

describe('doing what was asked', () => {
  const [phone, email] = ['0913000111', 'lan@mail.example']

  it('access: everything kept about a person, and nobody else', async () => {
    const mine = [await writeAs(email, phone), (await applyAs(email, phone)).receipt]
    const foreign = await writeAs('other@mail.example', '0913000999')
    const receipt = await receiptOf(await ask({ ...rightsBody, contact: email }))
    const found = JSON.stringify(await run({ name: 'fulfil', receipt }))
    for (const number of mine) expect(found).toContain(number)
    expect(found).toContain('Xin chào')
    expect(found).not.toContain(foreign)
    expect(found).not.toContain('other@mail.example')
  })

  it('delete: record, file and mail are gone; the request and the masked proof stay', async () => {
    const gone = 'mai@mail.example'
    const { receipt: application, key } = await applyAs(gone, '0913000222')
    const message = await writeAs(gone, '0913000222')
    const foreign = await writeAs('stays@mail.example', '0913000333')
    for (const name of [application, message, foreign])
      await eventually(async () => (await emailNamed(harness, name)) !== null)
    const receipt = await receiptOf(await ask({ ...rightsBody, kind: 'delete', contact: gone }))
    const recordId = (await submissionOf(message))!.id
    await run({ name: 'fulfil', receipt })
    for (const erased of [application, message]) {
      expect(await submissionOf(erased)).toBeUndefined()
      expect(await emailNamed(harness, erased)).toBeNull()
    }
    const { db } = harness.context.database
    expect(await harness.context.storage.read(key)).toBeNull()
    expect(await db.select().from(uploads).where(eq(uploads.key, key))).toEqual([])
    expect(await submissionOf(foreign)).toBeDefined()
    expect(await emailNamed(harness, foreign)).not.toBeNull()
    expect((await submissionOf(receipt))?.doneAt).not.toBeNull()
    const [proof] = await db.select().from(consents).where(eq(consents.recordId, recordId))
    expect(proof?.withdrawnAt).not.toBeNull()
    expect(JSON.stringify(proof)).not.toContain(gone)
  })

  it('withdraw: demo calls to the number are deleted too, and it is not called again', async () => {
    const number = '0913000478'
    const visitor = visitorOf(harness)
    const { ticket, call_id } = await bookCall(visitor, number)
    const client = await openClient(harness, visitor)
    await client.ask('make_auto_call', { ticket })
    await client.untilDone()
    client.close()
    const receipt = await receiptOf(await ask({ ...rightsBody, kind: 'withdraw', contact: number }))
    expect(await run({ name: 'fulfil', receipt })).toMatchObject({ calls: 1, not_called_again: true })
    const { db } = harness.context.database
    expect(await db.select().from(calls).where(eq(calls.id, call_id))).toEqual([])
    const [proof] = await db.select().from(consents).where(eq(consents.recordId, call_id))
    expect(proof?.withdrawnAt).not.toBeNull()
    expect(await (await postCall(visitorOf(harness), number)).json()).toMatchObject({
      error_code: 'CALL_NOT_ALLOWED',
    })
  })

  it('nothing is done for a number that is none, or no such request', async () => {
    const message = await writeAs(email, phone)
    await expect(run({ name: 'fulfil', receipt: message })).rejects.toThrow('no request')
    await expect(run({ name: 'show', receipt: 'C000000-00000' })).rejects.toThrow('there is no')
    await expect(run({ name: 'file', receipt: message })).rejects.toThrow('no file')
  })
})

describe('the purge', () => {
  it('deletes what is past its time, file and all, and nothing else', async () => {
    const { receipt: application, key } = await applyAs('cu@mail.example', '0914000111')
    const message = await writeAs('cu@mail.example', '0914000111')
    const open = await receiptOf(await ask({ ...rightsBody, contact: 'cu@mail.example' }))
    ahead = 31 * 24 * 3_600_000
    const purged = await purge(harness.context)
    expect(purged.application).toBeGreaterThanOrEqual(1)
    expect(purged.contact).toBe(0)
    expect(await submissionOf(application)).toBeUndefined()
    expect(await harness.context.storage.read(key)).toBeNull()
    expect(await submissionOf(message)).toBeDefined()
    ahead = 1_200 * 24 * 3_600_000
    await purge(harness.context)
    expect(await submissionOf(message)).toBeUndefined()
    // Nobody has answered it.
    expect(await submissionOf(open)).toBeDefined()
    const { db } = harness.context.database
    const kept = await db.select({ id: submissions.id }).from(submissions)
    const proofs = await db.select().from(consents)
    expect(proofs.every(({ recordId }) => kept.some(({ id }) => id === recordId))).toBe(true)
  })
})
