import { lt, lte, sql } from 'drizzle-orm'
import { vietnamDay } from '../../lib/domain/vietnam-day.ts'
import type { Db } from '../db/open.ts'
import { speechUses } from '../db/schema.ts'

/**
 * Gives what counts characters before a service speaks them; it rejects when the day's number would be passed, and when it cannot
 * count. What failed stays counted: the service may bill it.
 */
export const createBudget =
  (db: Db, limit: number, clock: () => number) =>
  async (characters: number): Promise<void> => {
    const error = new Error(`more than ${limit} characters for the speech service today`)
    if (characters > limit) throw error
    const total = sql`${speechUses.characters} + ${characters}`
    const counted = await db
      .insert(speechUses)
      .values({ day: vietnamDay(clock()), characters })
      .onConflictDoUpdate({ target: speechUses.day, set: { characters: total }, setWhere: lte(total, limit) })
      .returning()
    if (counted.length === 0) throw error
  }

/** Forgets the counts of days gone by. */
export const forgetSpoken = (db: Db, now: number) =>
  db.delete(speechUses).where(lt(speechUses.day, vietnamDay(now)))
