import { eq, lt, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { identityAttempts } from '../../db/identity-schema.ts'
import type { Db } from '../../db/open.ts'

type Limit = { name: string; of: string; limit: number; windowMs: number }

const keyOf = ({ name, of }: Limit) => createHash('sha256').update(`${name}\n${of}`).digest('base64url')

/** Counts attempts in windows of time; kept in the database, so that a restart forgives nothing. */
export const createAttempts = (db: Db, clock: () => number) => ({
  /** Counts one attempt against each limit; false when any of them is used up. */
  spend: async (limits: readonly Limit[]): Promise<boolean> => {
    const now = clock()
    let isAllowed = true
    for (const limit of limits) {
      const over = new Date(now - limit.windowMs).toISOString()
      const [row] = await db
        .insert(identityAttempts)
        .values({ key: keyOf(limit), count: 1, since: new Date(now) })
        .onConflictDoUpdate({
          target: identityAttempts.key,
          set: {
            count: sql`case when ${identityAttempts.since} <= ${over} then 1 else ${identityAttempts.count} + 1 end`,
            since: sql`case when ${identityAttempts.since} <= ${over} then excluded.since else ${identityAttempts.since} end`,
          },
        })
        .returning({ count: identityAttempts.count })
      if (!row || row.count > limit.limit) isAllowed = false
    }
    return isAllowed
  },
  /** Forgets every attempt against a limit. */
  forgive: async (limit: Limit) => {
    await db.delete(identityAttempts).where(eq(identityAttempts.key, keyOf(limit)))
  },
  /** Takes one attempt back: it turned out to be a good one. */
  refund: async (limits: readonly Limit[]) => {
    for (const limit of limits) {
      await db
        .update(identityAttempts)
        .set({ count: sql`greatest(${identityAttempts.count} - 1, 0)` })
        .where(eq(identityAttempts.key, keyOf(limit)))
    }
  },
  forgetBefore: async (moment: Date) => {
    await db.delete(identityAttempts).where(lt(identityAttempts.since, moment))
  },
})
export type Attempts = ReturnType<typeof createAttempts>

const QUARTER_MS = 15 * 60_000
const HOUR_MS = 3_600_000

/** What a sign-in counts against: the person from this address, the address, and the person from anywhere. */
export const loginLimits = (email: string, address: string, tries: number): [Limit, Limit, Limit] => {
  const person = email.normalize('NFC').toLowerCase()
  return [
    { name: 'login', of: `${person}\n${address}`, limit: tries, windowMs: QUARTER_MS },
    { name: 'login-address', of: address, limit: tries * 10, windowMs: QUARTER_MS },
    { name: 'login-person', of: person, limit: tries * 10, windowMs: QUARTER_MS },
  ]
}

export const registrationLimit = (address: string, limit: number): Limit => ({
  name: 'registration',
  of: address,
  limit,
  windowMs: HOUR_MS,
})
