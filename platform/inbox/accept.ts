import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { randomInt, randomUUID } from 'node:crypto'
import type { Locale } from '../../lib/contract/enums.ts'
import type { FieldErrors } from '../../lib/contract/envelope.ts'
import type { ErrorCode } from '../../lib/contract/error-codes.ts'
import { consentReceipt, type DataSubject } from '../calls/consent-receipt.ts'
import type { CaptchaVerdict } from '../captcha/verdict.ts'
import { consumeCaptcha } from '../captcha/captcha.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/open.ts'
import {
  submissions,
  type Submission,
  type SubmissionContent,
  type SubmissionKind,
  type Suspicion,
} from '../db/schema.ts'
import { enqueueEmails } from '../email/outbox.ts'
import { claimUpload } from '../storage/uploads.ts'

/** What a visitor sent, checked and tidy. */
export type Draft = {
  content: SubmissionContent
  person: DataSubject & { name?: string | null }
  jobId?: string | null
  uploadKey?: string | null
  /** The language of the page. */
  locale: Locale | null
  consentVersion: string
  suspicion: Suspicion | null
  idempotencyKey: string | null
  bodyHash: string
  captcha: CaptchaVerdict
}

export type Accepted =
  | { ok: true; receipt: string }
  | { ok: false; code: ErrorCode; fields?: FieldErrors | undefined }

const refuse = (code: ErrorCode, fields?: FieldErrors): Accepted => ({ ok: false, code, fields })

type Key = { kind: SubmissionContent['kind']; idempotencyKey: string | null; bodyHash: string }

/** The answer to an earlier request with the same key, or null; another body under the same key is refused. */
export const repeatedReceipt = async (
  db: Db,
  { kind, idempotencyKey, bodyHash }: Key,
): Promise<Accepted | null> => {
  if (!idempotencyKey) return null
  const same = and(eq(submissions.kind, kind), eq(submissions.idempotencyKey, idempotencyKey))
  const [row] = await db.select().from(submissions).where(same)
  if (!row) return null
  return row.bodyHash === bodyHash
    ? { ok: true, receipt: row.receipt }
    : refuse('VALIDATION', { 'idempotency-key': 'INVALID' })
}

const LETTER: Record<SubmissionKind, string> = { contact: 'C', application: 'A', 'data-rights': 'R' }

// Without I, L, O and U: nobody takes one sign for another on the phone, and no word comes of it.
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const VIETNAM_MS = 7 * 3_600_000

/** A number to read out on the phone: what it is, the day in Vietnam, five random signs (`C261121-7K3FQ`). */
const receiptNumber = (kind: SubmissionKind, now: number): string => {
  const day = new Date(now + VIETNAM_MS).toISOString().slice(2, 10).replaceAll('-', '')
  const tail = Array.from({ length: 5 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
  return `${LETTER[kind]}${day}-${tail}`
}

const MAX_ATTEMPTS = 5

const insert = async (db: Db, draft: Draft, now: number): Promise<Submission> => {
  const { content, person, locale, suspicion, idempotencyKey, bodyHash } = draft
  const { jobId = null, uploadKey = null } = draft
  const { kind } = content
  // A receipt number that is taken is drawn again.
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const [row] = await db
      .insert(submissions)
      .values({
        id: randomUUID(),
        kind,
        receipt: receiptNumber(kind, now),
        createdAt: new Date(now),
        content,
        suspicion,
        idempotencyKey,
        bodyHash,
        locale,
        jobId,
        uploadKey,
        name: person.name ?? null,
        phone: person.phone ?? null,
        email: person.email ?? null,
      })
      .onConflictDoNothing({ target: submissions.receipt })
      .returning()
    if (row) return row
  }
  throw new Error('no free receipt number')
}

/** Two requests that could both pass a check of the other's wait here for each other. */
const lockForTransaction = async (db: Db, name: string) => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

const hasApplied = async (db: Db, { person, jobId = null, suspicion }: Draft): Promise<boolean> => {
  if (suspicion === 'honeypot') return false
  await lockForTransaction(db, `application ${jobId ?? ''} ${person.email ?? ''}`)
  const earlier = and(
    eq(submissions.kind, 'application'),
    eq(submissions.email, person.email ?? ''),
    jobId === null ? isNull(submissions.jobId) : eq(submissions.jobId, jobId),
    or(isNull(submissions.suspicion), ne(submissions.suspicion, 'honeypot')),
  )
  return (await db.select({ id: submissions.id }).from(submissions).where(earlier).limit(1)).length > 0
}

const decide = async (app: FastifyInstance, db: Db, draft: Draft, now: number): Promise<Accepted> => {
  const { idempotencyKey, content, person, uploadKey } = draft
  const { kind } = content
  if (idempotencyKey) await lockForTransaction(db, `${kind} ${idempotencyKey}`)
  const repeated = await repeatedReceipt(db, { kind, idempotencyKey, bodyHash: draft.bodyHash })
  if (repeated) return repeated
  if (!(await consumeCaptcha(db, draft.captcha))) return refuse('INVALID_RECAPTCHA')
  if (kind === 'application' && (await hasApplied(db, draft))) return refuse('EMAIL_ALREADY_USED')
  if (uploadKey && !(await claimUpload(db, uploadKey))) return refuse('VALIDATION', { cv: 'CV_INVALID' })
  const row = await insert(db, draft, now)
  await consentReceipt(db, app.secrets, {
    recordId: row.id,
    person,
    scope: kind,
    version: draft.consentVersion,
    now,
  })
  if (draft.suspicion !== 'honeypot') await enqueueEmails(app, db, row)
  return { ok: true, receipt: row.receipt }
}

/** Stores what a visitor sent with its consent receipt and the letters about it: all or nothing, and on disk before it returns. */
export const accept = async (app: FastifyInstance, draft: Draft): Promise<Accepted> => {
  if (draft.captcha.state === 'unreachable') return refuse('UNAVAILABLE')
  return app.database.db.transaction((tx) => decide(app, tx, draft, app.clock()))
}
