import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ApiCall, CallRow, NewCall } from '../../lib/contract/call-api.ts'
import { ApiError, refuse } from '../api/api-error.ts'
import { eventsAfter, findCall } from '../calls/call-store.ts'
import { isSuppressed } from '../calls/do-not-call.ts'
import { isNumberBusy, secondsUntilCalls } from '../calls/limits.ts'
import { apiCalls, type ApiCallRow } from '../db/call-api-schema.ts'
import type { Db } from '../db/open.ts'
import { speechProvider } from '../speech/speech.ts'
import { callsLeftOf, callsUsedUp, lockAccount, type Account } from './account.ts'
import { contentOf } from './content.ts'
import { isTestNumber, phoneFacts, placeCall } from './place-call.ts'
import { recordingAddress } from './recording-address.ts'

const BUSY_S = 60

/** A call as a line of a list: of the number only its end. */
export const shownRow = (row: ApiCallRow): CallRow => ({
  id: row.id,
  to: `***${row.phoneTail}`,
  reference: row.reference,
  state: row.state,
  result: row.result,
  duration_ms: row.durationMs,
  created_at: row.createdAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
})

/** A call with what was said in it and where it can be heard. */
export const shownCall = async (app: FastifyInstance, row: ApiCallRow): Promise<ApiCall> => {
  const { db } = app.database
  const [events, call] = [await eventsAfter(db, row.id, 0), await findCall(db, row.id)]
  const isHeard = row.state === 'done' && call !== null && call.recording !== null
  return {
    ...shownRow(row),
    campaign_id: row.campaignId,
    transcript: events.flatMap(({ transcript_line: line }) => line ?? []),
    recording_url: isHeard ? recordingAddress(app, row.id, app.clock()) : null,
    ...(isHeard ? { spoken_by: speechProvider() } : {}),
  }
}

/** The call of that id, if it is this account's; NOT_FOUND otherwise. */
export const ownCall = async (db: Db, { account }: Account, id: string): Promise<ApiCallRow> => {
  const own = and(eq(apiCalls.id, id), eq(apiCalls.account, account))
  const [row] = await db.select().from(apiCalls).where(own)
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

type Asked = { wanted: NewCall; idempotencyKey: string | null; bodyHash: string }

const repeated = async (db: Db, { account }: Account, { idempotencyKey, bodyHash }: Asked) => {
  if (idempotencyKey === null) return null
  const same = and(eq(apiCalls.account, account), eq(apiCalls.idempotencyKey, idempotencyKey))
  const [row] = await db.select().from(apiCalls).where(same)
  if (row && row.bodyHash !== bodyHash) refuse({ 'idempotency-key': 'INVALID' })
  return row ?? null
}

/** Throws unless this number may be called by this account now. */
const expectCallable = async (
  app: FastifyInstance,
  db: Db,
  { phone, phoneHash, ...account }: Account & { phone: string; phoneHash: string },
  now: number,
) => {
  const opensIn = secondsUntilCalls(app, now)
  if (opensIn > 0) throw new ApiError('OUTSIDE_CALLING_HOURS', { retryAfter: opensIn })
  if ((await callsLeftOf(db, app.env, account, now)) === 0) throw callsUsedUp(now)
  if (account.isTest) return
  if (await isSuppressed(db, app.secrets, phone)) throw new ApiError('CALL_NOT_ALLOWED')
  if (await isNumberBusy(db, phoneHash, now)) throw new ApiError('RATE_LIMITED', { retryAfter: BUSY_S })
}

/** Throws unless a key of this kind may reach this number at all. */
export const expectReachable = (app: FastifyInstance, { isTest }: Account, phone: string): void => {
  if (isTest && !isTestNumber(phone)) refuse({ to: 'PHONE_TEST_ONLY' })
  // What is tried out rings nobody.
  if (isTest && app.callManager.ringsPeople) throw new ApiError('CALL_NOT_ALLOWED')
}

/**
 * Takes a call on and puts it on the line; one asked for before under the same idempotency key is given again. Throws what `failures`
 * of the document name: VALIDATION, OUTSIDE_CALLING_HOURS, QUOTA_EXCEEDED, CALL_NOT_ALLOWED, RATE_LIMITED while the number is in a call.
 */
export const takeCall = (app: FastifyInstance, account: Account, asked: Asked): Promise<ApiCallRow> =>
  app.database.db.transaction(async (tx) => {
    const now = app.clock()
    const { to: phone, reference = null } = asked.wanted
    await lockAccount(tx, account)
    const before = await repeated(tx, account, asked)
    if (before) return before
    const content = contentOf(app.catalogue, asked.wanted)
    expectReachable(app, account, phone)
    const facts = phoneFacts(app, account, phone)
    await expectCallable(app, tx, { ...account, ...facts, phone }, now)
    const id = randomUUID()
    const [row] = await tx
      .insert(apiCalls)
      .values({
        ...account,
        ...facts,
        id,
        state: 'calling',
        reference,
        idempotencyKey: asked.idempotencyKey,
        bodyHash: asked.bodyHash,
        createdAt: new Date(now),
        dialledAt: new Date(now),
      })
      .returning()
    if (!row) throw new Error('a call was not stored')
    await placeCall(app, tx, { id, account: account.account, phone, content, ...facts }, now)
    return row
  })
