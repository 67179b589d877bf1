import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { outbox, submissions, type OutboxRow, type Submission } from '../db/schema.ts'
import type { Db } from '../db/open.ts'
import type { Env } from '../env.ts'
import { summarizeError, type Logger } from '../logger.ts'
import { extensionOf, type Storage } from '../storage/storage.ts'
import { renderEmail } from './render.ts'
import type { Deliver, Email } from './deliver.ts'

const POLL_MS = 15_000
const FIRST_WAIT_S = 30
const LONGEST_WAIT_S = 6 * 3_600

/** Seconds until an email that has been tried so often is tried again: half a minute, doubled each time, six hours at most. */
export const retryDelayS = (attempts: number): number =>
  Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** Math.min(attempts - 1, 20))

/** Puts the email about a submission into the outbox, in the transaction that stores it; its id names the record, so a repeat is known as one. */
export const enqueueEmail = async (
  db: Db,
  { id }: Submission,
  { from, now }: { from: string; now: number },
): Promise<void> => {
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost'
  await db
    .insert(outbox)
    .values({ submissionId: id, messageId: `<${id}@${domain}>`, nextAttemptAt: new Date(now) })
}

type Parts = {
  db: Db
  env: Env
  storage: Pick<Storage, 'read'>
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
    await tx.update(outbox).set({ attempts, nextAttemptAt }).where(eq(outbox.submissionId, due.submissionId))
    return { ...due, attempts, nextAttemptAt }
  })

const emailOf = async (
  { db, env, storage }: Parts,
  { submissionId, messageId }: OutboxRow,
): Promise<Email | null> => {
  const [row] = await db.select().from(submissions).where(eq(submissions.id, submissionId))
  if (!row) return null
  const wantsFile = env.SMTP_URL !== undefined && env.MAIL_ATTACH_CV === 'true' && row.uploadKey !== null
  const content = wantsFile && row.uploadKey ? await storage.read(row.uploadKey) : null
  const extension = extensionOf(row.uploadKey ?? '')
  const attachment = content && extension ? { filename: `${row.receipt}.${extension}`, content } : null
  const rendered = renderEmail(row, { dueDays: env.DATA_RIGHTS_DUE_DAYS, isAttached: attachment !== null })
  return { ...rendered, receipt: row.receipt, messageId, date: row.createdAt, attachment }
}

const sendOne = async (parts: Parts, due: OutboxRow) => {
  const { db, deliver, clock, log } = parts
  const self = eq(outbox.submissionId, due.submissionId)
  try {
    const email = await emailOf(parts, due)
    if (email) await deliver(email)
    await db
      .update(outbox)
      .set({ sentAt: new Date(clock()), lastError: null })
      .where(self)
  } catch (error) {
    const { submissionId, attempts } = due
    log.warn({ err: error, submissionId, attempts }, 'an email could not be sent')
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
