import { and, count, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { CallsLeft } from '../../lib/contract/calls-left.ts'
import { nextVietnamMidnight, vietnamDay } from '../../lib/domain/vietnam-day.ts'
import type { Visitor } from '../api/actor.ts'
import type { Db } from '../db/open.ts'
import { ttsUses } from '../db/schema.ts'

// Several people may sit behind one address; nobody gets far by throwing the cookie away.
const VISITORS_PER_ADDRESS = 5

const usedToday = async (db: Db, whose: SQL, now: number): Promise<number> =>
  (
    await db
      .select({ total: count() })
      .from(ttsUses)
      .where(and(whose, eq(ttsUses.day, vietnamDay(now))))
  )[0]?.total ?? 0

const isUseOf = ({ visitorHash }: Visitor, contentId: string, now: number) =>
  and(
    eq(ttsUses.visitorHash, visitorHash),
    eq(ttsUses.contentId, contentId),
    eq(ttsUses.day, vietnamDay(now)),
  )

/** How many more texts this visitor may have read today. */
export const textsLeft = async (db: Db, limit: number, visitor: Visitor, now: number): Promise<CallsLeft> => {
  const byVisitor = await usedToday(db, eq(ttsUses.visitorHash, visitor.visitorHash), now)
  const byAddress = await usedToday(db, eq(ttsUses.addressHash, visitor.addressHash), now)
  return {
    calls_left: Math.max(0, Math.min(limit - byVisitor, limit * VISITORS_PER_ADDRESS - byAddress)),
    limit,
    resets_at: new Date(nextVietnamMidnight(now)).toISOString(),
  }
}

/** Whether this visitor had this text read today already; hearing it again is free. */
export const wasRead = async (db: Db, visitor: Visitor, contentId: string, now: number): Promise<boolean> =>
  (
    await db
      .select()
      .from(ttsUses)
      .where(isUseOf(visitor, contentId, now))
      .limit(1)
  ).length > 0

/** Counts a text; false when the day's number is used up. Runs inside a transaction, so that two at once cannot pass the limit. */
export const consumeText = async (
  db: Db,
  limit: number,
  visitor: Visitor,
  contentId: string,
  now: number,
): Promise<boolean> => {
  for (const key of [visitor.visitorHash, visitor.addressHash].sort())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tts ${key}`}, 0))`)
  if (await wasRead(db, visitor, contentId, now)) return true
  if ((await textsLeft(db, limit, visitor, now)).calls_left === 0) return false
  await db
    .insert(ttsUses)
    .values({ ...visitor, contentId, day: vietnamDay(now) })
    .onConflictDoNothing()
  return true
}

/** Gives back a text that could not be read. */
export const giveBackText = (db: Db, visitor: Visitor, contentId: string, now: number) =>
  db.delete(ttsUses).where(isUseOf(visitor, contentId, now))

/** Forgets the counts of days gone by. */
export const forgetUses = (db: Db, now: number) => db.delete(ttsUses).where(lt(ttsUses.day, vietnamDay(now)))
