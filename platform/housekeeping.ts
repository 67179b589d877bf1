import { and, isNull, lt } from 'drizzle-orm'
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

/** Does the steps one after the other; one that fails is said and holds up none of the rest. */
const doEach = async (log: Logger, steps: Record<string, () => PromiseLike<unknown>>) => {
  for (const [what, step] of Object.entries(steps)) {
    try {
      await step()
    } catch (error) {
      log.error({ err: error, what }, 'housekeeping failed')
    }
  }
}

const removeOldFiles = async (log: Logger, folder: string, before: number) => {
  const names = await readdir(folder).catch(() => [])
  const remove = (file: string) => async () => {
    if ((await stat(file)).mtimeMs < before) await rm(file, { force: true })
  }
  await doEach(log, Object.fromEntries(names.map((name) => [name, remove(join(folder, name))])))
}

const clean = async ({ db, dataDir, clock, log }: Parts) => {
  const now = clock()
  const old = (folder: string, keepMs: number) => () =>
    removeOldFiles(log, join(dataDir, folder), now - keepMs)
  await doEach(log, {
    captchas: () => db.delete(captchaUses).where(lt(captchaUses.expiresAt, new Date(now))),
    calls: () => db.delete(calls).where(lt(calls.createdAt, new Date(now - KEEP_CALLS_MS))),
    'numbers of calls never started': () =>
      db
        .update(calls)
        .set({ phoneSealed: null })
        .where(and(isNull(calls.startedAt), lt(calls.ticketExpiresAt, new Date(now - HOUR_MS)))),
    recordings: old('recordings', KEEP_RECORDINGS_MS),
    texts: old('tts', KEEP_HANDSET_MS),
    'uses of the try-out': () => forgetUses(db, now),
    'handset steps': old('handset', KEEP_HANDSET_MS),
  })
}

/** Removes at once and then once an hour what need not be kept: used captchas, calls after 30 days, recordings after 7; gives the stop, which waits for a pass in hand. */
export const startHousekeeping = (parts: Parts): (() => Promise<void>) => {
  let running = clean(parts)
  const timer = setInterval(() => {
    running = clean(parts)
  }, HOUR_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
