import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ApiUsage } from '../../lib/contract/api-key.ts'
import { ApiError } from '../api/api-error.ts'
import type { Db } from '../db/open.ts'
import { apiKeys, apiUses, type ApiKeyRow } from '../db/api-schema.ts'

const VIETNAM_MS = 7 * 3_600_000

/** The month in Vietnam, `2026-11`. */
const monthOf = (now: number): string => new Date(now + VIETNAM_MS).toISOString().slice(0, 7)

/** The moment the next month in Vietnam begins. */
export const nextMonth = (now: number): number => {
  const there = new Date(now + VIETNAM_MS)
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1) - VIETNAM_MS
}

/** The moment the month in Vietnam began. */
export const monthStart = (now: number): number => {
  const there = new Date(now + VIETNAM_MS)
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth()) - VIETNAM_MS
}

/** What the keys of an owner may use together; a visitor's key stands alone. */
const limitOf = (keys: readonly ApiKeyRow[], everybody: number, now: number): number =>
  Math.max(
    keys.some(({ owner }) => owner !== null) ? everybody : 0,
    ...keys.map(({ allowance, allowanceUntil: until }) =>
      until === null || until.getTime() > now ? allowance : 0,
    ),
  )

type When = { everybody: number; now: number }

/** How many characters each of these keys had read this month. */
export const usedThisMonth = async (
  db: Db,
  keys: readonly ApiKeyRow[],
  now: number,
): Promise<Map<string, number>> => {
  const ids = keys.map(({ id }) => id)
  const rows = await db
    .select()
    .from(apiUses)
    .where(and(inArray(apiUses.keyId, ids), eq(apiUses.month, monthOf(now))))
  return new Map(rows.map(({ keyId, characters }) => [keyId, characters]))
}

/** What these keys, all there are of one owner, have used and may use. */
export const usageOf = async (
  db: Db,
  keys: readonly ApiKeyRow[],
  { everybody, now }: When,
): Promise<ApiUsage> => {
  const used = await usedThisMonth(db, keys, now)
  return {
    characters_used: used.values().reduce((sum, characters) => sum + characters, 0),
    characters_limit: limitOf(keys, everybody, now),
    resets_at: new Date(nextMonth(now)).toISOString(),
  }
}

/** Every key that counts together with this one, withdrawn ones too. */
export const keysBeside = (db: Db, key: ApiKeyRow): Promise<ApiKeyRow[]> =>
  key.owner === null ? Promise.resolve([key]) : db.select().from(apiKeys).where(eq(apiKeys.owner, key.owner))

/** Adds to what a key used this month; a negative number gives back. */
export const countCharacters = async (db: Db, keyId: string, characters: number, now: number) =>
  db
    .insert(apiUses)
    .values({ keyId, month: monthOf(now), characters })
    .onConflictDoUpdate({
      target: [apiUses.keyId, apiUses.month],
      set: { characters: sql`${apiUses.characters} + ${characters}` },
    })

/** Counts characters before they are read, inside a transaction: QUOTA_EXCEEDED when the owner's or the key's own number would be passed. */
export const spendCharacters = async (
  db: Db,
  key: ApiKeyRow,
  characters: number,
  when: When,
): Promise<void> => {
  const lock = `api characters ${key.owner ?? key.id}`
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
  const keys = await keysBeside(db, key)
  const { characters_used: used, characters_limit: limit } = await usageOf(db, keys, when)
  const own = (await usedThisMonth(db, [key], when.now)).get(key.id) ?? 0
  const isOver = own + characters > (key.monthlyCharacters ?? Infinity) || used + characters > limit
  if (isOver) {
    const end = key.expiresAt?.getTime() ?? nextMonth(when.now)
    throw new ApiError('QUOTA_EXCEEDED', { retryAfter: Math.ceil((end - when.now) / 1_000) })
  }
  await countCharacters(db, key.id, characters, when.now)
}
