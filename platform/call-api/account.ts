import { and, count, eq, gte, sql } from 'drizzle-orm'
import { accountOf } from '../api-keys/key.ts'
import { monthStart, nextMonth } from '../api-keys/usage.ts'
import { ApiError } from '../api/api-error.ts'
import type { ApiKeyRow } from '../db/api-schema.ts'
import { apiCalls } from '../db/call-api-schema.ts'
import type { Db } from '../db/open.ts'
import type { Env } from '../env.ts'

/** Whose calls they are; a visitor's key is an account of its own, and reaches test numbers only. */
export type Account = { account: string; isTest: boolean }

/** The account of a key. */
export const accountOfKey = (key: ApiKeyRow): Account => ({
  account: accountOf(key),
  isTest: key.owner === null,
})

/** Until the transaction ends nobody else takes a call on for this account. */
export const lockAccount = (db: Db, { account }: Account) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api calls ${account}`}, 0))`)

/** How many calls an account may still have made this month. */
export const callsLeftOf = async (
  db: Db,
  env: Pick<Env, 'API_FREE_CALLS' | 'API_TEST_CALLS'>,
  { account, isTest }: Account,
  now: number,
): Promise<number> => {
  const made = and(eq(apiCalls.account, account), gte(apiCalls.dialledAt, new Date(monthStart(now))))
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(apiCalls).where(made)
  return Math.max(0, (isTest ? env.API_TEST_CALLS : env.API_FREE_CALLS) - total)
}

/** The refusal of an account that has used up its calls. */
export const callsUsedUp = (now: number): ApiError =>
  new ApiError('QUOTA_EXCEEDED', { retryAfter: Math.ceil((nextMonth(now) - now) / 1_000) })
