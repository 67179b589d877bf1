import { and, asc, count, eq, gt, isNull, lte } from 'drizzle-orm'
import { outbox, submissions, type OutboxRow, type Recipient, type Submission } from '../db/schema.ts'
import type { Db } from '../db/open.ts'
import { siteOf, type Env } from '../env.ts'
import { summarizeError, type Logger } from '../logger.ts'
import { extensionOf, type Storage } from '../storage/storage.ts'
import type { Secrets } from '../secrets.ts'
import { companyLetter } from './company-letter.ts'
import { cvAddress } from './cv-address.ts'
import { emailDomain, visitorEmailName, type Deliver, type Email } from './deliver.ts'
import { visitorLetter } from './visitor-letter.ts'

const POLL_MS = 15_000
const FIRST_WAIT_S = 30
const LONGEST_WAIT_S = 6 * 3_600

/** Seconds until an email that has been tried so often is tried again: half a minute, doubled each time, six hours at most. */
export const retryDelayS = (attempts: number): number =>
  Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** Math.min(attempts - 1, 20))

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

/**
 * Puts the letters about a submission into the outbox, in the transaction that stores it: to the company, and to the visitor who left an
 * address and is no suspect. Their ids name the record, so a repeat is known as one.
 */
export const enqueueEmails = async (
  db: Db,
  { id, email, suspicion }: Submission,
  { from, now }: { from: string; now: number },
): Promise<void> => {
  const domain = emailDomain(from)
  const nextAttemptAt = new Date(now)
  const recipients: Recipient[] = ['company']
  if (email && !suspicion && (await mayWriteTo(db, email, now))) recipients.push('visitor')
  for (const recipient of recipients) {
    const messageId = recipient === 'company' ? `<${id}@${domain}>` : `<${id}.${recipient}@${domain}>`
    await db.insert(outbox).values({ submissionId: id, recipient, messageId, nextAttemptAt })
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

export type Outbox = {
  /** Says that there is something to send. */
  wake: () => void
  /** Resolves when the email in hand is sent; nothing is begun after. */
  stop: () => Promise<void>
}

const isRow = ({ submissionId, recipient }: Pick<OutboxRow, 'submissionId' | 'recipient'>) =>
  and(eq(outbox.submissionId, submissionId), eq(outbox.recipient, recipient))

/** Takes the next email that is due and puts its next try into the future, so that a crash while sending only delays it. */
const claimNext = ({ db, clock }: Parts): Promise<OutboxRow | null> =>
  db.transaction(async (tx) => {
    const now = clock()
    const [due] = await tx
      .select()
      .from(outbox)
      .where(and(isNull(outbox.sentAt), lte(outbox.nextAttemptAt, new Date(now))))
      .orderBy(asc(outbox.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return null
    const attempts = due.attempts + 1
    const nextAttemptAt = new Date(now + retryDelayS(attempts) * 1_000)
    await tx.update(outbox).set({ attempts, nextAttemptAt }).where(isRow(due))
    return { ...due, attempts, nextAttemptAt }
  })

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

const sendOne = async (parts: Parts, due: OutboxRow) => {
  const { db, deliver, clock, log } = parts
  const self = isRow(due)
  try {
    const email = await emailOf(parts, due)
    if (email) await deliver(email)
    await db
      .update(outbox)
      .set({ sentAt: new Date(clock()), lastError: null })
      .where(self)
  } catch (error) {
    const { submissionId, recipient, attempts } = due
    log.warn({ err: error, submissionId, recipient, attempts }, 'an email could not be sent')
    const lastError = summarizeError(error).slice(0, 500)
    await db.update(outbox).set({ lastError }).where(self)
  }
}

/** Sends what the outbox holds, one email after the other, and tries again what fails; an email is sent again only if the process ends between sending and noting it. */
export const startOutbox = (parts: Parts): Outbox => {
  let running: Promise<void> | null = null
  let isStopped = false
  let isWanted = false

  const drain = async () => {
    while (!isStopped) {
      isWanted = false
      const due = await claimNext(parts)
      if (due) await sendOne(parts, due)
      else if (!isWanted) return
    }
  }

  const wake = () => {
    isWanted = true
    if (isStopped || running) return
    running = drain()
      .catch((error: unknown) => parts.log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        running = null
      })
  }

  const timer = setInterval(wake, POLL_MS)
  timer.unref()
  wake()
  return {
    wake,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
