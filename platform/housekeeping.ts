import { lt, sql } from 'drizzle-orm'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from './context.ts'
import type { Db } from './db/open.ts'
import { calls, captchaUses } from './db/schema.ts'
import { forgetUses } from './tts/uses.ts'

const HOUR_MS = 3_600_000
const KEEP_CALLS_MS = 30 * 24 * HOUR_MS
const KEEP_RECORDINGS_MS = 7 * 24 * HOUR_MS
// These say visitors' names and texts and are quickly made again.
const KEEP_HANDSET_MS = 24 * HOUR_MS

type Parts = { db: Db; dataDir: string; clock: () => number; log: Logger }

const removeOldRecordings = async (folder: string, before: number) => {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name)
    if ((await stat(file)).mtimeMs < before) await rm(file, { force: true })
  }
}

const clean = async ({ db, dataDir, clock }: Parts) => {
  const now = clock()
  await db.delete(captchaUses).where(lt(captchaUses.expiresAt, new Date(now)))
  await db.delete(calls).where(lt(calls.createdAt, new Date(now - KEEP_CALLS_MS)))
  await removeOldRecordings(join(dataDir, 'recordings'), now - KEEP_RECORDINGS_MS)
  await removeOldRecordings(join(dataDir, 'tts'), now - KEEP_HANDSET_MS)
  await forgetUses(db, now)
  await removeOldRecordings(join(dataDir, 'handset'), now - KEEP_HANDSET_MS)
  await db.execute(
    sql`update calls set phone_sealed = null where started_at is null and ticket_expires_at < ${new Date(now - HOUR_MS).toISOString()}`,
  )
}

/** Removes once an hour what need not be kept: used captchas, calls after 30 days, recordings after 7. */
export const startHousekeeping = (parts: Parts): (() => void) => {
  const timer = setInterval(() => {
    clean(parts).catch((error: unknown) => parts.log.error({ err: error }, 'housekeeping failed'))
  }, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
