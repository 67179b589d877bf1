import { and, eq, gt, sql } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { identityRecords } from '../../db/identity-schema.ts'
import type { Db } from '../../db/open.ts'

/** What a letter's address lets its reader do. */
export type Purpose = 'reset' | 'verification'

const MODEL = 'EmailToken'
const MINUTE_MS = 60_000
const LIFE_MS: Record<Purpose, number> = { reset: 30 * MINUTE_MS, verification: 24 * 60 * MINUTE_MS }

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The tokens that letters carry: each is good once and for a while, only the newest of a purpose counts, and only its hash is kept. */
export const createEmailTokens = (db: Db, clock: () => number) => {
  const isOfPurpose = (purpose: Purpose) =>
    and(eq(identityRecords.model, MODEL), eq(sql`${identityRecords.payload}->>'purpose'`, purpose))
  const isGood = (token: string, purpose: Purpose) =>
    and(
      isOfPurpose(purpose),
      eq(identityRecords.id, hash(token)),
      gt(identityRecords.expiresAt, new Date(clock())),
    )

  return {
    issue: async (accountId: string, purpose: Purpose): Promise<string> => {
      const token = randomBytes(32).toString('base64url')
      await db
        .delete(identityRecords)
        .where(and(isOfPurpose(purpose), eq(identityRecords.accountId, accountId)))
      await db.insert(identityRecords).values({
        model: MODEL,
        id: hash(token),
        payload: { purpose },
        accountId,
        expiresAt: new Date(clock() + LIFE_MS[purpose]),
      })
      return token
    },
    /** Whose token this is, which stays good; null for any other. */
    find: async (token: string, purpose: Purpose): Promise<string | null> => {
      const [row] = await db.select().from(identityRecords).where(isGood(token, purpose))
      return row?.accountId ?? null
    },
    /** Whose token this was; of two who use it at once one gets null. */
    spend: async (token: string, purpose: Purpose): Promise<string | null> => {
      const [row] = await db.delete(identityRecords).where(isGood(token, purpose)).returning()
      return row?.accountId ?? null
    },
  }
}
export type EmailTokens = ReturnType<typeof createEmailTokens>
