import { lt, sql } from 'drizzle-orm'
import type { CountKind } from '../../lib/contract/enums.ts'
import { KEEP_DAYS } from '../../lib/domain/retention.ts'
import { vietnamDay } from '../../lib/domain/vietnam-day.ts'
import type { Db } from '../db/open.ts'
import { dailyCounts } from '../db/count-schema.ts'

/** So many names a kind may have on a day; what comes beyond is counted under `other`. */
const MOST_NAMES = 2_000
const OTHER = 'other'

type Row = typeof dailyCounts.$inferSelect

/** Counts in memory, and adds that to the database in one statement when told to: a burst of visitors is a few rows. */
export const createCounter = (db: Db, clock: () => number) => {
  let waiting = new Map<string, Row>()
  let namesOf = { day: 0, names: new Map<CountKind, Set<string>>() }

  const boundedName = (day: number, kind: CountKind, name: string) => {
    if (namesOf.day !== day) namesOf = { day, names: new Map() }
    const names = namesOf.names.get(kind) ?? new Set()
    namesOf.names.set(kind, names)
    if (!names.has(name) && names.size >= MOST_NAMES) return OTHER
    names.add(name)
    return name
  }

  return {
    add: (kind: CountKind, wanted: string): void => {
      const day = vietnamDay(clock())
      const name = boundedName(day, kind, wanted)
      const key = `${day} ${kind} ${name}`
      const row = waiting.get(key) ?? { day, kind, name, count: 0 }
      waiting.set(key, { ...row, count: row.count + 1 })
    },
    /** Stores what was counted; what cannot be stored is lost, for a number of visits is worth no queue. */
    flush: async (): Promise<void> => {
      if (waiting.size === 0) return
      // In one order everywhere, so that two replicas never wait for each other.
      const rows = [...waiting].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
      waiting = new Map()
      await db
        .insert(dailyCounts)
        .values(rows)
        .onConflictDoUpdate({
          target: [dailyCounts.day, dailyCounts.kind, dailyCounts.name],
          set: { count: sql`${dailyCounts.count} + excluded.count` },
        })
    },
  }
}

/** Deletes the counts that are too old. */
export const forgetCounts = async (db: Db, now: number): Promise<void> => {
  await db.delete(dailyCounts).where(lt(dailyCounts.day, vietnamDay(now) - KEEP_DAYS.counts))
}
