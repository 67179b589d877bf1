import { and, count, eq, exists, inArray, isNotNull, notExists, or, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { mergeScript } from '../../lib/domain/script-template.ts'
import type { CallContent } from '../calls/dialogue.ts'
import { isSuppressed } from '../calls/do-not-call.ts'
import { isNumberBusy, secondsUntilCalls } from '../calls/limits.ts'
import { apiCalls, callCampaigns, type ApiCallRow, type CampaignRow } from '../db/call-api-schema.ts'
import type { Db } from '../db/open.ts'
import { callEvents, calls } from '../db/schema.ts'
import { tell } from '../webhooks/tell.ts'
import { callsLeftOf, lockAccount } from './account.ts'
import { tellEnd } from './campaigns.ts'
import { shownRow } from './calls.ts'
import { voiceOf } from './content.ts'
import { placeCall } from './place-call.ts'

const LOOK_MS = 1_000
const BATCH = 500
const LOCK = 'call api runner'

const open = inArray(apiCalls.state, ['waiting', 'calling'])

/** Writes down how a call of the API ended, and tells whoever wants to know. */
const endCall = async (
  app: FastifyInstance,
  tx: Db,
  id: string,
  end: Pick<ApiCallRow, 'result' | 'endedAt' | 'durationMs'>,
) => {
  const [row] = await tx
    .update(apiCalls)
    .set({ ...end, state: 'done', phoneSealed: null, values: null })
    .where(eq(apiCalls.id, id))
    .returning()
  if (row)
    await tell(app, tx, {
      account: row.account,
      event: 'call.ended',
      data: { ...shownRow(row), campaign_id: row.campaignId },
    })
}

const settleCalls = async (app: FastifyInstance, tx: Db) => {
  const talked = sql<number | null>`(select (${callEvents.event}->>'duration_ms')::int from ${callEvents}
    where ${callEvents.callId} = ${calls.id} order by ${callEvents.seq} desc limit 1)`
  const ended = await tx
    .select({ id: apiCalls.id, result: calls.result, endedAt: calls.endedAt, durationMs: talked })
    .from(apiCalls)
    .innerJoin(calls, eq(calls.id, apiCalls.id))
    .where(and(eq(apiCalls.state, 'calling'), eq(calls.state, 'DONE')))
    .limit(BATCH)
  for (const { id, ...end } of ended) await endCall(app, tx, id, end)
}

/** What a line of a campaign says and to whom; null when its voice or the key of its number is no longer here. */
const orderOf = (app: FastifyInstance, campaign: CampaignRow, row: ApiCallRow) => {
  try {
    const { id: voiceId, language } = voiceOf(app.catalogue, campaign.voiceId)
    const text = mergeScript(campaign.script, row.values ?? {})
    const content: CallContent = { type: 'script', voiceId, language, rate: campaign.rate, text }
    return { content, phone: app.secrets.decrypt(row.phoneSealed ?? '') }
  } catch (error) {
    app.log.error({ err: error, campaign: campaign.id }, 'a line of a campaign cannot be called')
    return null
  }
}

const dialLine = async (app: FastifyInstance, tx: Db, campaign: CampaignRow, row: ApiCallRow) => {
  const now = app.clock()
  const order = orderOf(app, campaign, row)
  const unmade = { endedAt: new Date(now), durationMs: null }
  if (!order) return endCall(app, tx, row.id, { ...unmade, result: 'ERROR' })
  if (!row.isTest && (await isSuppressed(tx, app.secrets, order.phone)))
    return endCall(app, tx, row.id, { ...unmade, result: 'DO_NOT_CALL' })
  // It waits for its turn until the other call to this number is over.
  if (!row.isTest && (await isNumberBusy(tx, row.phoneHash, now))) return
  await tx
    .update(apiCalls)
    .set({ state: 'calling', dialledAt: new Date(now), phoneSealed: null, values: null })
    .where(eq(apiCalls.id, row.id))
  const { id, account, phoneHash } = row
  await placeCall(app, tx, { ...order, id, account, phoneHash }, now)
}

const dialCampaign = async (app: FastifyInstance, tx: Db, campaign: CampaignRow) => {
  await lockAccount(tx, campaign)
  const own = eq(apiCalls.campaignId, campaign.id)
  const [going] = await tx
    .select({ total: count() })
    .from(apiCalls)
    .where(and(own, eq(apiCalls.state, 'calling')))
  const left = await callsLeftOf(tx, app.env, campaign, app.clock())
  const slots = Math.min(campaign.atOnce - (going?.total ?? 0), left)
  if (slots <= 0) return
  const rows = await tx
    .select()
    .from(apiCalls)
    .where(and(own, eq(apiCalls.state, 'waiting')))
    .orderBy(apiCalls.position)
    .limit(slots)
  for (const row of rows) await dialLine(app, tx, campaign, row)
}

const endCampaigns = async (app: FastifyInstance, tx: Db) => {
  const lines = tx
    .select()
    .from(apiCalls)
    .where(and(eq(apiCalls.campaignId, callCampaigns.id), open))
  const over = await tx
    .update(callCampaigns)
    .set({ state: 'done', endedAt: new Date(app.clock()) })
    .where(and(eq(callCampaigns.state, 'running'), notExists(lines)))
    .returning()
  for (const row of over) await tellEnd(app, tx, row)
}

const work = async (app: FastifyInstance, tx: Db) => {
  const locked = await tx
    .select({ isMine: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${LOCK}, 0))` })
    .from(sql`(select 1) as one`)
  // Another replica is at it.
  if (!locked[0]?.isMine) return
  await settleCalls(app, tx)
  if (secondsUntilCalls(app, app.clock()) === 0) {
    const running = await tx
      .select()
      .from(callCampaigns)
      .where(eq(callCampaigns.state, 'running'))
      .orderBy(callCampaigns.startedAt)
      .for('update')
    for (const campaign of running) await dialCampaign(app, tx, campaign)
  }
  await endCampaigns(app, tx)
}

/** Once a second, by one replica: writes down calls that ended, calls the next of each campaign, and ends campaigns that are through. */
export const startRunner = (app: FastifyInstance) => {
  const { db } = app.database
  let running: Promise<void> = Promise.resolve()
  let isBusy = false

  const look = async () => {
    const isAnyRunning = db.select().from(callCampaigns).where(eq(callCampaigns.state, 'running'))
    const [any] = await db
      .select({ id: apiCalls.id })
      .from(apiCalls)
      .where(
        or(
          eq(apiCalls.state, 'calling'),
          and(eq(apiCalls.state, 'waiting'), isNotNull(apiCalls.campaignId), exists(isAnyRunning)),
        ),
      )
      .limit(1)
    if (any) await db.transaction((tx) => work(app, tx))
  }
  const timer = setInterval(() => {
    if (isBusy || app.drain.isOn()) return
    isBusy = true
    running = look()
      .catch((error: unknown) => app.log.error({ err: error }, 'campaigns could not be looked after'))
      .finally(() => {
        isBusy = false
      })
  }, LOOK_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
