import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Consent } from '../../lib/contract/form-fields.ts'
import type { DemoCallTicket } from '../../lib/contract/demo-call.ts'
import type { DemoCallKind } from '../../lib/contract/enums.ts'
import type { ErrorCode } from '../../lib/contract/error-codes.ts'
import type { CaptchaVerdict } from '../captcha/verdict.ts'
import { consumeCaptcha } from '../captcha/captcha.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/open.ts'
import { calls, type CallRow } from '../db/schema.ts'
import { consentReceipt } from './consent-receipt.ts'
import type { CallContent } from './dialogue.ts'
import { nextVietnamMidnight, vietnamDay } from '../../lib/domain/vietnam-day.ts'
import { isSuppressed } from './do-not-call.ts'
import { callsLeft, callsThisHour, callsToNumber, isNumberBusy, secondsUntilCalls } from './limits.ts'

export type CallRequest = {
  kind: DemoCallKind
  visitorHash: string
  addressHash: string
  phone: string
  content: CallContent
  consent: Consent
  idempotencyKey: string | null
  bodyHash: string
  captcha: CaptchaVerdict
  /** Whether the field was filled that no person sees. */
  isDecoy: boolean
}

/** `retryAfter` is in seconds, `rule` for the log. */
export type Admission =
  | { ok: true; answer: DemoCallTicket }
  | { ok: false; code: ErrorCode; rule: string; field?: string; retryAfter?: number }

const TICKET_LIFE_MS = 60_000
const BUDGET_RETRY_S = 600

const refuse = (code: ErrorCode, rule: string, retryAfter?: number): Admission => ({
  ok: false,
  code,
  rule,
  retryAfter,
})

const answerOf = ({ secrets }: FastifyInstance, row: CallRow): DemoCallTicket => ({
  call_id: row.id,
  ticket: secrets.ticket(row.id),
  expires_at: row.ticketExpiresAt.toISOString(),
  calls_left: row.answerCallsLeft,
})

/** The answer to an earlier request with the same key, or null; another body under the same key is refused. */
export const repeatedAnswer = async (
  app: FastifyInstance,
  db: Db,
  request: Pick<CallRequest, 'visitorHash' | 'idempotencyKey' | 'bodyHash'>,
): Promise<Admission | null> => {
  if (!request.idempotencyKey) return null
  const same = and(
    eq(calls.visitorHash, request.visitorHash),
    eq(calls.idempotencyKey, request.idempotencyKey),
  )
  const [row] = await db.select().from(calls).where(same)
  if (!row) return null
  if (row.bodyHash !== request.bodyHash)
    return { ok: false, code: 'VALIDATION', rule: 'other body', field: 'idempotency-key' }
  return { ok: true, answer: answerOf(app, row) }
}

const refusal = async (
  app: FastifyInstance,
  db: Db,
  request: CallRequest,
  phoneHash: string,
  now: number,
) => {
  const { env, secrets } = app
  const opensIn = secondsUntilCalls(app, now)
  if (opensIn > 0) return refuse('OUTSIDE_CALLING_HOURS', 'calling hours', opensIn)
  if (await isSuppressed(db, secrets, request.phone)) return refuse('CALL_NOT_ALLOWED', 'number suppressed')
  const untilMidnight = Math.ceil((nextVietnamMidnight(now) - now) / 1_000)
  const { calls_left: left } = await callsLeft(db, env, request, now)
  if (left === 0) return refuse('DAILY_LIMIT_REACHED', 'visitor or address', untilMidnight)
  if ((await callsToNumber(db, phoneHash, now)) >= env.NUMBER_DAILY_LIMIT)
    return refuse('DAILY_LIMIT_REACHED', 'number', untilMidnight)
  if (await isNumberBusy(db, phoneHash, now))
    return refuse('RATE_LIMITED', 'number in flight', TICKET_LIFE_MS / 1_000)
  if ((await callsThisHour(db, now)) >= env.CALLS_PER_HOUR)
    return refuse('UNAVAILABLE', 'hourly budget', BUDGET_RETRY_S)
  return left
}

/** Drops what the visitor booked for this number and never started: a page that was reloaded lost its ticket. */
const dropUnstarted = (db: Db, visitorHash: string, phoneHash: string, now: number) =>
  db
    .update(calls)
    .set({ ticketExpiresAt: new Date(now) })
    .where(
      and(
        eq(calls.visitorHash, visitorHash),
        eq(calls.phoneHash, phoneHash),
        isNull(calls.startedAt),
        gt(calls.ticketExpiresAt, new Date(now)),
      ),
    )

const decide = async (
  app: FastifyInstance,
  db: Db,
  request: CallRequest,
  now: number,
): Promise<Admission> => {
  const { secrets } = app
  const { phone, visitorHash, addressHash } = request
  const phoneHash = secrets.lastingHash('phone', phone)
  // Whoever shares a visitor, a number or an address waits here, so that no limit is passed side by side.
  for (const key of [visitorHash, phoneHash, addressHash].sort()) {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  }
  const repeated = await repeatedAnswer(app, db, request)
  if (repeated) return repeated
  if (!(await consumeCaptcha(db, request.captcha))) return refuse('INVALID_RECAPTCHA', 'captcha')
  await dropUnstarted(db, visitorHash, phoneHash, now)
  const left = await refusal(app, db, request, phoneHash, now)
  if (typeof left !== 'number') return left
  const id = randomUUID()
  const [row] = await db
    .insert(calls)
    .values({
      id,
      kind: request.kind,
      visitorHash,
      addressHash,
      phoneHash,
      phoneTail: phone.slice(-3),
      phoneSealed: secrets.encrypt(phone),
      day: vietnamDay(now),
      content: request.content,
      idempotencyKey: request.idempotencyKey,
      bodyHash: request.bodyHash,
      answerCallsLeft: left - 1,
      ticketHash: secrets.hash('ticket-lookup', secrets.ticket(id)),
      ticketExpiresAt: new Date(now + TICKET_LIFE_MS),
      createdAt: new Date(now),
      isDecoy: request.isDecoy,
    })
    .returning()
  if (!row) return refuse('INTERNAL', 'not stored')
  await consentReceipt(db, secrets, {
    recordId: row.id,
    person: { phone },
    scope: `demo-call:${request.kind}`,
    version: request.consent.version,
    now,
  })
  return { ok: true, answer: answerOf(app, row) }
}

/** Decides whether a call may be made and, if so, books it with its consent receipt; all or nothing is stored. */
export const admit = async (app: FastifyInstance, request: CallRequest): Promise<Admission> => {
  if (request.captcha.state === 'unreachable') return refuse('UNAVAILABLE', 'captcha unreachable')
  return app.database.db.transaction((tx) => decide(app, tx, request, app.clock()))
}
