import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, gt, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type {
  CallCampaign,
  CampaignResults,
  CampaignState,
  NewCampaign,
} from '../../lib/contract/call-campaign.ts'
import { ApiError, refuse } from '../api/api-error.ts'
import { secondsUntilCalls } from '../calls/limits.ts'
import { apiCalls, callCampaigns, type CampaignRow } from '../db/call-api-schema.ts'
import type { Db } from '../db/open.ts'
import { tell } from '../webhooks/tell.ts'
import { callsLeftOf, lockAccount, type Account } from './account.ts'
import { shownRow } from './calls.ts'
import { voiceOf } from './content.ts'

const LISTED = 100

/** The states from which a campaign is started, paused or stopped, and the one it is in then. */
const MOVES = {
  start: { from: ['draft', 'paused'], to: 'running' },
  pause: { from: ['running'], to: 'paused' },
  stop: { from: ['draft', 'running', 'paused'], to: 'stopped' },
} as const satisfies Record<string, { from: readonly CampaignState[]; to: CampaignState }>
export type Move = keyof typeof MOVES

const heldBy = async (app: FastifyInstance, row: CampaignRow, waiting: number) => {
  const { database, env, clock } = app
  if (row.state !== 'running' || waiting === 0) return null
  if (secondsUntilCalls(app, clock()) > 0) return 'OUTSIDE_CALLING_HOURS' as const
  return (await callsLeftOf(database.db, env, row, clock())) === 0 ? ('QUOTA_EXCEEDED' as const) : null
}

/** Campaigns with how far each has come. */
export const shownCampaigns = async (
  app: FastifyInstance,
  rows: readonly CampaignRow[],
): Promise<CallCampaign[]> => {
  const ids = rows.map(({ id }) => id)
  const { campaignId, state, result } = apiCalls
  const counts = await app.database.db
    .select({ campaignId, state, result, calls: count() })
    .from(apiCalls)
    .where(inArray(campaignId, ids))
    .groupBy(campaignId, state, result)
  const shown: CallCampaign[] = []
  for (const row of rows) {
    const own = counts.filter((line) => line.campaignId === row.id)
    const inState = (...states: string[]) =>
      own.reduce((sum, line) => sum + (states.includes(line.state) ? line.calls : 0), 0)
    const waiting = inState('waiting')
    shown.push({
      id: row.id,
      name: row.name,
      state: row.state,
      held_by: await heldBy(app, row, waiting),
      script: row.script,
      voice: row.voiceId,
      rate: row.rate,
      at_once: row.atOnce,
      total: own.reduce((sum, { calls }) => sum + calls, 0),
      waiting,
      calling: inState('calling'),
      done: inState('done'),
      results: own.flatMap(({ result: end, calls }) => (end === null ? [] : { result: end, calls })),
      created_at: row.createdAt.toISOString(),
      started_at: row.startedAt?.toISOString() ?? null,
      ended_at: row.endedAt?.toISOString() ?? null,
    })
  }
  return shown
}

/** One campaign with how far it has come. */
export const shownCampaign = async (app: FastifyInstance, row: CampaignRow): Promise<CallCampaign> => {
  const [shown] = await shownCampaigns(app, [row])
  if (!shown) throw new ApiError('NOT_FOUND')
  return shown
}

/** The campaigns of an account, the newest first. */
export const ownCampaigns = (db: Db, { account }: Account): Promise<CampaignRow[]> =>
  db
    .select()
    .from(callCampaigns)
    .where(eq(callCampaigns.account, account))
    .orderBy(desc(callCampaigns.createdAt))
    .limit(LISTED)

/** The campaign of that id, if it is this account's; NOT_FOUND otherwise. */
export const ownCampaign = async (db: Db, { account }: Account, id: string): Promise<CampaignRow> => {
  const own = and(eq(callCampaigns.id, id), eq(callCampaigns.account, account))
  const [row] = await db.select().from(callCampaigns).where(own)
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

type Asked = { wanted: NewCampaign; idempotencyKey: string | null; bodyHash: string }

const repeated = async (db: Db, { account }: Account, { idempotencyKey, bodyHash }: Asked) => {
  if (idempotencyKey === null) return null
  const same = and(eq(callCampaigns.account, account), eq(callCampaigns.idempotencyKey, idempotencyKey))
  const [row] = await db.select().from(callCampaigns).where(same)
  if (row && row.bodyHash !== bodyHash) refuse({ 'idempotency-key': 'INVALID' })
  return row ?? null
}

/** Makes a campaign that calls nobody yet; one asked for before under the same idempotency key is given again. VALIDATION on an unknown voice. */
export const makeCampaign = (app: FastifyInstance, account: Account, asked: Asked): Promise<CampaignRow> =>
  app.database.db.transaction(async (tx) => {
    await lockAccount(tx, account)
    const before = await repeated(tx, account, asked)
    if (before) return before
    const { wanted, idempotencyKey, bodyHash } = asked
    const [row] = await tx
      .insert(callCampaigns)
      .values({
        ...account,
        id: randomUUID(),
        name: wanted.name,
        script: wanted.script,
        voiceId: voiceOf(app.catalogue, wanted.voice).id,
        rate: wanted.rate,
        atOnce: wanted.at_once,
        idempotencyKey,
        bodyHash,
        createdAt: new Date(app.clock()),
      })
      .returning()
    if (!row) throw new Error('a campaign was not stored')
    return row
  })

/** Holds a campaign until the transaction ends; VALIDATION when it is over. */
export const lockOpenCampaign = async (db: Db, id: string): Promise<CampaignRow> => {
  const open = and(eq(callCampaigns.id, id), inArray(callCampaigns.state, ['draft', 'running', 'paused']))
  const [row] = await db.select().from(callCampaigns).where(open).for('update')
  return row ?? refuse({ state: 'STATE_INVALID' })
}

/** Starts, pauses or stops a campaign; calls that are being made go on. VALIDATION from a state in which that cannot be, or with nobody to call. */
export const moveCampaign = (app: FastifyInstance, { id }: CampaignRow, move: Move): Promise<CampaignRow> =>
  app.database.db.transaction(async (tx) => {
    const { from, to } = MOVES[move]
    const row = await lockOpenCampaign(tx, id)
    if (!from.some((state) => state === row.state)) return refuse({ state: 'STATE_INVALID' })
    const now = new Date(app.clock())
    const lines = and(eq(apiCalls.campaignId, id), eq(apiCalls.state, 'waiting'))
    if (
      move === 'start' &&
      (await tx.select({ id: apiCalls.id }).from(apiCalls).where(lines).limit(1)).length === 0
    )
      return refuse({ recipients: 'RECIPIENTS_EMPTY' })
    if (move === 'stop')
      await tx.update(apiCalls).set({ state: 'cancelled', phoneSealed: null, values: null }).where(lines)
    const [moved] = await tx
      .update(callCampaigns)
      .set({
        state: to,
        startedAt: move === 'start' ? (row.startedAt ?? now) : row.startedAt,
        endedAt: move === 'stop' ? now : null,
      })
      .where(eq(callCampaigns.id, id))
      .returning()
    if (!moved) throw new ApiError('NOT_FOUND')
    if (move === 'stop') await tellEnd(app, tx, moved)
    return moved
  })

/** Tells whoever wants to know that a campaign is over. */
export const tellEnd = (app: FastifyInstance, db: Db, { id, account, name, state }: CampaignRow) =>
  tell(app, db, { account, event: 'campaign.ended', data: { id, name, state } })

/** A page of the results of a campaign, after a position. */
export const resultsOf = async (
  db: Db,
  { id }: CampaignRow,
  { after, limit }: { after: number; limit: number },
): Promise<CampaignResults> => {
  const rest = and(eq(apiCalls.campaignId, id), gt(apiCalls.position, after))
  const rows = await db
    .select()
    .from(apiCalls)
    .where(rest)
    .orderBy(apiCalls.position)
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  return {
    calls: page.map((row) => ({ position: row.position, ...shownRow(row) })),
    next: rows.length > limit ? (page.at(-1)?.position ?? null) : null,
  }
}
