import { and, count, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  outbox,
  RECIPIENTS,
  submissions,
  type OutboxRow,
  type Recipient,
  type Submission,
} from '../db/schema.ts'
import type { Db } from '../db/open.ts'
import type { Jobs } from '../jobs.ts'
import { siteOf, type Env } from '../env.ts'
import { summarizeError, type Logger } from '../logger.ts'
import { extensionOf, type Storage } from '../storage/storage.ts'
import type { Secrets } from '../secrets.ts'
import { companyLetter } from './company-letter.ts'
import { cvAddress } from './cv-address.ts'
import { emailDomain, visitorEmailName, type Deliver, type Email } from './deliver.ts'
import { visitorLetter } from './visitor-letter.ts'

const MAIL = 'mail'

// Tried for four days: after half a minute, then twice as long each time, six hours at most. Then the job is dead.
const TRIES = { retryLimit: 24, retryDelay: 30, retryBackoff: true, retryDelayMax: 6 * 3_600 }

/** How many letters a day go to one address that a visitor typed: it may be somebody else's. */
const LETTERS_PER_DAY = 5
const DAY_MS = 24 * 3_600_000

const mayWriteTo = async (db: Db, address: string, now: number): Promise<boolean> => {
  const [written] = await db
    .select({ total: count() })
    .from(outbox)
    .innerJoin(submissions, eq(outbox.submissionId, submissions.id))
    .where(
      and(
        eq(outbox.recipient, 'visitor'),
        eq(submissions.email, address),
        gt(submissions.createdAt, new Date(now - DAY_MS)),
      ),
    )
  return (written?.total ?? 0) < LETTERS_PER_DAY
}

const letterSchema = z.object({ submissionId: z.string(), recipient: z.enum(RECIPIENTS) })
type LetterId = z.infer<typeof letterSchema>

const sendJob = (jobs: Jobs, db: Db, { submissionId, recipient }: LetterId) =>
  jobs.send(db, MAIL, `${submissionId} ${recipient}`, { submissionId, recipient })

/**
 * Puts the letters about a submission into the outbox, in the transaction that stores it: to the company, and to the visitor who left an
 * address and is no suspect. Their ids name the record, so a repeat is known as one.
 */
export const enqueueEmails = async (
  { jobs, env, clock }: Pick<FastifyInstance, 'jobs' | 'env' | 'clock'>,
  db: Db,
  { id, email, suspicion }: Submission,
): Promise<void> => {
  const domain = emailDomain(env.MAIL_FROM)
  const recipients: Recipient[] = ['company']
  if (email && !suspicion && (await mayWriteTo(db, email, clock()))) recipients.push('visitor')
  for (const recipient of recipients) {
    const messageId = recipient === 'company' ? `<${id}@${domain}>` : `<${id}.${recipient}@${domain}>`
    await db.insert(outbox).values({ submissionId: id, recipient, messageId })
    await sendJob(jobs, db, { submissionId: id, recipient })
  }
}

type Parts = {
  db: Db
  env: Env
  storage: Pick<Storage, 'read'>
  secrets: Secrets
  deliver: Deliver
  clock: () => number
  log: Logger
}

const isRow = ({ submissionId, recipient }: LetterId) =>
  and(eq(outbox.submissionId, submissionId), eq(outbox.recipient, recipient))

const toCompany = async ({ env, storage, secrets }: Parts, row: Submission) => {
  const wantsFile = env.SMTP_URL !== undefined && env.MAIL_ATTACH_CV === 'true' && row.uploadKey !== null
  const content = wantsFile && row.uploadKey ? await storage.read(row.uploadKey) : null
  const extension = extensionOf(row.uploadKey ?? '')
  const attachment = content && extension ? { filename: `${row.receipt}.${extension}`, content } : null
  const letter = companyLetter(row, {
    dueDays: env.DATA_RIGHTS_DUE_DAYS,
    isAttached: attachment !== null,
    site: siteOf(env),
    cvAddress: cvAddress({ env, secrets }, row),
  })
  return { name: row.receipt, to: env.MAIL_TO, replyTo: row.email, letter, attachment }
}

const toVisitor = ({ env }: Parts, row: Submission, to: string) => ({
  name: visitorEmailName(row.receipt),
  to,
  replyTo: env.MAIL_TO,
  letter: visitorLetter(row, {
    brand: env.BRAND_NAME,
    site: siteOf(env),
    isDemo: env.DEMO_NOTICE === 'true',
  }),
  attachment: null,
})

const emailOf = async (
  parts: Parts,
  { submissionId, recipient, messageId }: OutboxRow,
): Promise<Email | null> => {
  const [row] = await parts.db.select().from(submissions).where(eq(submissions.id, submissionId))
  if (!row) return null
  const sent = { messageId, date: row.createdAt }
  if (recipient === 'company') return { ...sent, ...(await toCompany(parts, row)) }
  return row.email ? { ...sent, ...toVisitor(parts, row, row.email) } : null
}

/** Sends a letter of the outbox, unless it went out before or was deleted; throws when it could not be sent. */
const sendLetter = async (parts: Parts, id: LetterId): Promise<void> => {
  const { db, deliver, clock, log } = parts
  const unsent = and(isRow(id), isNull(outbox.sentAt))
  const attempts = sql`${outbox.attempts} + 1`
  const [due] = await db.update(outbox).set({ attempts }).where(unsent).returning()
  if (!due) return
  try {
    const email = await emailOf(parts, due)
    if (email) await deliver(email)
    await db
      .update(outbox)
      .set({ sentAt: new Date(clock()), lastError: null })
      .where(unsent)
  } catch (error) {
    log.warn({ err: error, ...id, attempts: due.attempts }, 'an email could not be sent')
    const lastError = summarizeError(error).slice(0, 500)
    await db.update(outbox).set({ lastError }).where(unsent)
    throw error
  }
}

/** Has jobs send what the outbox holds, one email after the other; an email is sent again only if the process ends between sending and noting it. */
export const defineMail = (jobs: Jobs, parts: Parts): void =>
  jobs.define({ ...TRIES, name: MAIL, handle: (data) => sendLetter(parts, letterSchema.parse(data)) })

/** Gives letters that a version without jobs left behind their jobs. */
export const adoptLetters = async (jobs: Jobs, db: Db): Promise<void> => {
  const left = await db
    .select()
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lte(outbox.attempts, TRIES.retryLimit)))
  for (const letter of left) await sendJob(jobs, db, letter)
}
