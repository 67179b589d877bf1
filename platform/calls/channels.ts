import { sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'

/** What replicas tell each other about calls: new events (`{id}:{seq},…`), a hang-up asked for, a connection to cut (the id), calls let go of. */
export const CHANNELS = {
  events: 'call_events',
  hangUp: 'call_hang_up',
  cut: 'call_cut',
  released: 'call_released',
} as const

/** Tells every replica, this one too; within a transaction, once it is committed. */
export const notify = async (db: Db, channel: string, payload: string): Promise<void> => {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}
