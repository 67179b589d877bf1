import { eq, inArray, like, or, sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { apiCalls, callCampaigns, webhooks } from '../db/call-api-schema.ts'
import { calls, type CallRow } from '../db/schema.ts'
import { factsOf } from '../speech/speech-cache.ts'
import { findCall, requestHangUp } from './call-store.ts'
import { recordingKey } from './speaker.ts'

type Parts = Pick<FastifyInstance, 'database' | 'storage' | 'secrets' | 'clock'>

const RECORDING = /[0-9a-f]{32}\.mp3/g

/** Calls that say the same share one recording, so it stays while any call is left that has it. */
const removeRecording = async (
  { database: { db }, storage: { files } }: Parts,
  name: string,
): Promise<void> => {
  const has = or(like(calls.recording, `%${name}`), like(sql`${calls.plan}::text`, `%${name}%`))
  const [other] = await db.select({ id: calls.id }).from(calls).where(has).limit(1)
  if (other) return
  const key = recordingKey(name)
  await files.remove(key)
  await files.remove(factsOf(key))
}

/** The calls to a number (E.164), under whichever key it was kept. */
export const callsTo = ({ secrets }: Pick<FastifyInstance, 'secrets'>, phone: string) =>
  inArray(calls.phoneHash, secrets.lastingHashes('phone', phone))

const END_MS = 2_000

/** Ends a call that is going on; whoever follows it is told so before it is gone. */
const endCall = async ({ database: { db }, clock }: Parts, id: string): Promise<void> => {
  if (!(await requestHangUp(db, id, new Date(clock())))) return
  const deadline = Date.now() + END_MS
  while (Date.now() < deadline && (await findCall(db, id))?.state !== 'DONE') await sleep(50)
}

/** Deletes these calls, booked, running or over, with what was said and recorded. */
const eraseRows = async (parts: Parts, rows: readonly CallRow[]): Promise<void> => {
  const { db } = parts.database
  for (const { id } of rows) {
    await endCall(parts, id)
    await db.delete(calls).where(eq(calls.id, id))
  }
  const names = rows.flatMap(
    ({ recording, plan }) => `${recording} ${JSON.stringify(plan)}`.match(RECORDING) ?? [],
  )
  for (const name of new Set(names)) await removeRecording(parts, name)
}

/** Deletes every call to a number, of the demo and of lists, booked, running or over, with what was said and recorded; gives how many. */
export const eraseCalls = async (parts: Parts, phone: string): Promise<number> => {
  const { db } = parts.database
  const rows = await db.select().from(calls).where(callsTo(parts, phone))
  await eraseRows(parts, rows)
  const lines = inArray(apiCalls.phoneHash, parts.secrets.lastingHashes('phone', phone))
  const erased = await db.delete(apiCalls).where(lines).returning({ id: apiCalls.id })
  return new Set([...rows, ...erased].map(({ id }) => id)).size
}

/** Deletes every call that an account had made by API, its campaigns, and the addresses that were told of them. */
export const eraseAccountCalls = async (parts: Parts, account: string): Promise<void> => {
  const { db } = parts.database
  await db.delete(webhooks).where(eq(webhooks.account, account))
  await db.update(callCampaigns).set({ state: 'stopped' }).where(eq(callCampaigns.account, account))
  const own = db.select({ id: apiCalls.id }).from(apiCalls).where(eq(apiCalls.account, account))
  await eraseRows(parts, await db.select().from(calls).where(inArray(calls.id, own)))
  await db.delete(apiCalls).where(eq(apiCalls.account, account))
  await db.delete(callCampaigns).where(eq(callCampaigns.account, account))
}
