import { eq, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { outbox, submissions } from '../../platform/db/schema.ts'
import { EMAIL_FOLDER } from '../../platform/email/deliver.ts'
import type { Command } from '../../platform/inbox/command-schema.ts'
import { runCommand } from '../../platform/inbox/run-command.ts'
import { GOOD } from './cv-files.ts'
import {
  applicationBody,
  contactBody,
  emailNamed,
  eventually,
  postForm,
  presign,
  putFile,
  QUICK_FORMS,
  receiptOf,
  storedAddress,
} from './forms.ts'
import { startHarness, START_MS, visitorOf, type Harness } from './harness.ts'
import { startMailServer } from './mail-server.ts'

const write = async (harness: Harness, change: object = {}) =>
  receiptOf(await postForm(visitorOf(harness), '/contacts', { ...contactBody, ...change }))

const mailOf = async (harness: Harness, receipt: string) => {
  const { db } = harness.context.database
  const rows = await db
    .select({ mail: outbox })
    .from(outbox)
    .innerJoin(submissions, eq(outbox.submissionId, submissions.id))
    .where(eq(submissions.receipt, receipt))
  return rows[0]!.mail
}
const isSent = async (harness: Harness, receipt: string) => (await mailOf(harness, receipt)).sentAt !== null

/** Resolves once the outbox has been through everything that was due: it sends one after the other. */
const drained = async (harness: Harness) => {
  for (let mails = 0; mails < 2; mails += 1) {
    const receipt = await write(harness)
    await eventually(() => isSent(harness, receipt))
  }
}

describe('without a mail server', () => {
  let harness: Harness
  beforeAll(async () => {
    harness = await startHarness({ env: { ...QUICK_FORMS, MAIL_TO: 'sales@song.example' } })
  }, START_MS)
  afterAll(() => harness.stop())

  it('a message becomes one file that reads as it stands', async () => {
    const content = 'Dòng một\nBcc: all@evil.example\n.\nHết'
    const receipt = await write(harness, { content })
    await eventually(() => isSent(harness, receipt))
    const [head = '', ...body] = (await emailNamed(harness, receipt))?.split('\r\n\r\n') ?? []
    expect(head).toContain('To: sales@song.example')
    expect(head).toContain('Reply-To: an.nguyen@mail.example')
    expect(head).toContain(`Subject: [${receipt}]`)
    expect(head).toMatch(/^Message-ID: <[0-9a-f-]{36}@songai\.example>$/m)
    expect(head).not.toContain('evil')
    const said = body.join('\r\n\r\n')
    for (const part of ['Nguyễn Văn An', '0912 345 678', content.replaceAll('\n', '\r\n')])
      expect(said).toContain(part)
    for await (const { key } of harness.context.storage.files.list(EMAIL_FOLDER))
      expect(key).not.toMatch(/\.part$/)
  })

  it('is not written again after a restart', async () => {
    const receipt = await write(harness)
    await eventually(() => isSent(harness, receipt))
    const { attempts } = await mailOf(harness, receipt)
    await harness.restart()
    await drained(harness)
    expect((await mailOf(harness, receipt)).attempts).toBe(attempts)
  })
})

describe('with a mail server', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>
  let harness: Harness
  beforeAll(async () => {
    server = await startMailServer()
    const env = {
      ...QUICK_FORMS,
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      MAIL_FROM: 'Sóng AI <website@song.example>',
      MAIL_TO: 'sales@song.example, jobs@song.example',
      MAIL_ATTACH_CV: 'true',
    }
    harness = await startHarness({ env })
  }, START_MS)
  afterAll(async () => {
    await harness.stop()
    await server.close()
  })
  const query = (statement: SQL) => harness.context.database.db.execute(statement)
  /** As if the time until the next try were over. */
  const endWait = () => query(sql`update pgboss.job set start_after = now() where state = 'retry'`)
  const idOf = async (receipt: string) => (await mailOf(harness, receipt)).submissionId
  /** Seconds until the next try of the letter to the company. */
  const waitOf = async (receipt: string) => {
    const result: unknown = await query(sql`select extract(epoch from start_after - now())::float as wait
      from pgboss.job where state = 'retry' and data->>'submissionId' = ${await idOf(receipt)}`)
    return z.object({ rows: z.array(z.object({ wait: z.number() })) }).parse(result).rows[0]?.wait ?? 0
  }
  const withReceipt = (receipt: string) =>
    server.received.filter(({ to, raw }) => to.includes('sales@song.example') && raw.includes(receipt))

  it('a message goes out once, to everybody named', async () => {
    const receipt = await write(harness)
    await eventually(() => isSent(harness, receipt))
    const [mail, ...more] = withReceipt(receipt)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      from: 'website@song.example',
      to: ['sales@song.example', 'jobs@song.example'],
    })
    expect(mail?.raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@song\.example>\r$/m)
  })

  it('a CV goes along when the settings say so', async () => {
    const url = await presign(harness, 'docx')
    await putFile(url, GOOD.docx)
    const body = applicationBody(storedAddress(url))
    const receipt = await receiptOf(await postForm(visitorOf(harness), '/jobs/apply', body))
    await eventually(() => isSent(harness, receipt))
    const raw = withReceipt(receipt)[0]?.raw ?? ''
    expect(raw).toContain(`filename=${receipt}.docx`)
    expect(raw.replace(/\s/g, '')).toContain(GOOD.docx.toString('base64').slice(0, 200))
  })

  it('what the server turns away is tried again, later each time, under the same id', async () => {
    server.state.refuse = 1
    const receipt = await write(harness)
    const failed = async (times: number) => {
      const { attempts, lastError } = await mailOf(harness, receipt)
      return attempts === times && lastError !== null
    }
    await eventually(() => failed(1))
    const { messageId } = await mailOf(harness, receipt)
    await drained(harness)
    expect((await mailOf(harness, receipt)).attempts).toBe(1)
    await eventually(async () => (await waitOf(receipt)) > 0)
    const first = await waitOf(receipt)
    expect(first).toBeGreaterThan(10)
    server.state.refuse = 1
    await endWait()
    await eventually(() => failed(2))
    await eventually(async () => (await waitOf(receipt)) > first)
    await endWait()
    await eventually(() => isSent(harness, receipt))
    expect(withReceipt(receipt)).toHaveLength(1)
    expect(withReceipt(receipt)[0]?.raw).toContain(messageId)
    expect(await mailOf(harness, receipt)).toMatchObject({ attempts: 3, lastError: null })
  })

  it('what could not be sent before a stop is sent after it', async () => {
    server.state.refuse = 1
    const receipt = await write(harness)
    await eventually(async () => (await mailOf(harness, receipt)).lastError !== null)
    await eventually(async () => (await waitOf(receipt)) > 0)
    await harness.restart()
    await endWait()
    await eventually(() => isSent(harness, receipt))
    expect(withReceipt(receipt)).toHaveLength(1)
  })

  it('what could not be sent for days is listed and tried again by command', async () => {
    server.state.refuse = 1
    const receipt = await write(harness)
    await eventually(async () => (await waitOf(receipt)) > 0)
    await query(sql`update pgboss.job set retry_limit = retry_count + 1 where state = 'retry'`)
    server.state.refuse = 1
    await endWait()
    const run = (command: Command) => runCommand(harness.context, command)
    await eventually(async () => JSON.stringify(await run({ name: 'dead' })).includes(receipt))
    expect(withReceipt(receipt)).toEqual([])
    expect(await run({ name: 'retry' })).toEqual({ retried: 1 })
    await eventually(() => isSent(harness, receipt))
    expect(withReceipt(receipt)).toHaveLength(1)
    expect(await run({ name: 'dead' })).toEqual({ dead: [] })
  })

  it('twenty at once are twenty mails', async () => {
    const receipts = await Promise.all(Array.from({ length: 20 }, () => write(harness)))
    for (const receipt of receipts) await eventually(() => isSent(harness, receipt))
    for (const receipt of receipts) expect(withReceipt(receipt)).toHaveLength(1)
  })
})
