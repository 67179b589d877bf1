import { and, eq, gt, sql } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { identityRecords } from '../../db/identity-schema.ts'
import type { Db } from '../../db/open.ts'

/** What a letter's address lets its reader do. */
export type Purpose = 'reset' | 'verification' | 'change'

/** Whose token it is, and the address it was sent to where that is not theirs yet. */
export type EmailToken = { accountId: string; email: string | null }

const MODEL = 'EmailToken'
const MINUTE_MS = 60_000
const LIFE_MS: Record<Purpose, number> = {
  reset: 30 * MINUTE_MS,
  verification: 24 * 60 * MINUTE_MS,
  change: 60 * MINUTE_MS,
}

type Row = typeof identityRecords.$inferSelect

const tokenOf = (row: Row | undefined): EmailToken | null => {
  if (!row?.accountId) return null
  const { email } = row.payload
  return { accountId: row.accountId, email: typeof email === 'string' ? email : null }
}

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
    issue: async (accountId: string, purpose: Purpose, email: string | null = null): Promise<string> => {
      const token = randomBytes(32).toString('base64url')
      await db
        .delete(identityRecords)
        .where(and(isOfPurpose(purpose), eq(identityRecords.accountId, accountId)))
      await db.insert(identityRecords).values({
        model: MODEL,
        id: hash(token),
        payload: { purpose, email },
        accountId,
        expiresAt: new Date(clock() + LIFE_MS[purpose]),
      })
      return token
    },
    /** The token, which stays good; null for any other. */
    find: async (token: string, purpose: Purpose): Promise<EmailToken | null> => {
      const [row] = await db.select().from(identityRecords).where(isGood(token, purpose))
      return tokenOf(row)
    },
    /** The token, which is good no longer; of two who use it at once one gets null. */
    spend: async (token: string, purpose: Purpose): Promise<EmailToken | null> => {
      const [row] = await db.delete(identityRecords).where(isGood(token, purpose)).returning()
      return tokenOf(row)
    },
  }
}
export type EmailTokens = ReturnType<typeof createEmailTokens>
