import { randomUUID } from 'node:crypto'
import { and, count, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { ApiKey, NewApiKey } from '../../lib/contract/api-key.ts'
import { ApiError } from '../api/api-error.ts'
import type { Db } from '../db/open.ts'
import { apiKeys, type ApiKeyRow } from '../db/api-schema.ts'
import type { Allowance } from './allowance.ts'
import { hashOf, makeKey, prefixOf } from './key.ts'

const MAX_KEYS = 20
const TEST_MS = 3_600_000
const KEEP_MS = 30 * 24 * 3_600_000
/** Within this the last use is not written again: a busy key is worth no write a request. */
const USE_STEP_MS = 60_000

/** A key as its owner sees it. */
export const shownKey = (row: ApiKeyRow, used: number): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  monthly_characters: row.monthlyCharacters,
  characters_used: used,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
})

const insertKey = async (
  db: Db,
  values: Pick<ApiKeyRow, 'owner' | 'emailHash' | 'name' | 'monthlyCharacters' | 'expiresAt'> & {
    allowance: Allowance
  },
  now: number,
) => {
  const key = makeKey(values.owner === null ? 'test' : 'live')
  const { characters: allowance, until: allowanceUntil } = values.allowance
  const row = {
    ...values,
    id: randomUUID(),
    prefix: prefixOf(key),
    hash: hashOf(key),
    allowance,
    allowanceUntil,
    createdAt: new Date(now),
  }
  await db.insert(apiKeys).values(row)
  return { key, id: row.id, name: row.name }
}

/** `emailHash` finds the person again who asks about their data. */
type Owner = { owner: string; emailHash: string | null; allowance: Allowance }

/** Makes a key of a person; RATE_LIMITED when they have twenty already. */
export const makeOwnKey = (db: Db, { owner, emailHash, allowance }: Owner, wanted: NewApiKey, now: number) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api keys ${owner}`}, 0))`)
    const own = and(eq(apiKeys.owner, owner), isNull(apiKeys.withdrawnAt))
    const [{ total } = { total: 0 }] = await tx.select({ total: count() }).from(apiKeys).where(own)
    if (total >= MAX_KEYS) throw new ApiError('RATE_LIMITED')
    const { name, monthly_characters: monthlyCharacters = null } = wanted
    return insertKey(tx, { owner, emailHash, name, monthlyCharacters, expiresAt: null, allowance }, now)
  })

/** Makes a visitor's key for an hour. */
export const makeTestKey = async (db: Db, characters: number, now: number) => {
  const expiresAt = new Date(now + TEST_MS)
  const allowance = { characters, until: null }
  const { key } = await insertKey(
    db,
    { owner: null, emailHash: null, name: 'test', monthlyCharacters: null, expiresAt, allowance },
    now,
  )
  return { key, expires_at: expiresAt.toISOString(), characters_limit: characters }
}

/** The keys of a person, the newest first, with what their plan gives now written to each. */
export const ownKeys = async (db: Db, { owner, emailHash, allowance }: Owner): Promise<ApiKeyRow[]> => {
  const rows = await db
    .update(apiKeys)
    .set({ emailHash, allowance: allowance.characters, allowanceUntil: allowance.until })
    .where(eq(apiKeys.owner, owner))
    .returning()
  return rows.toSorted((left, right) => right.createdAt.getTime() - left.createdAt.getTime())
}

/** Withdraws a key of a person for good; NOT_FOUND when it is not theirs. */
export const withdrawKey = async (db: Db, owner: string, id: string, now: number): Promise<ApiKeyRow> => {
  const [row] = await db
    .update(apiKeys)
    .set({ withdrawnAt: sql`coalesce(${apiKeys.withdrawnAt}, ${new Date(now).toISOString()})` })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.owner, owner)))
    .returning()
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** The key a request carries, its use noted; null when it is unknown, withdrawn or over. */
export const useKey = async (db: Db, key: string, now: number): Promise<ApiKeyRow | null> => {
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.hash, hashOf(key)))
  if (!row || row.withdrawnAt || (row.expiresAt && row.expiresAt.getTime() <= now)) return null
  if (now - (row.lastUsedAt?.getTime() ?? 0) >= USE_STEP_MS)
    await db
      .update(apiKeys)
      .set({ lastUsedAt: new Date(now) })
      .where(eq(apiKeys.id, row.id))
  return row
}

/** Forgets visitors' keys a day after they ended, and keys withdrawn a month ago. */
export const forgetKeys = (db: Db, now: number) =>
  db
    .delete(apiKeys)
    .where(
      or(
        lt(apiKeys.expiresAt, new Date(now - 24 * TEST_MS)),
        lt(apiKeys.withdrawnAt, new Date(now - KEEP_MS)),
      ),
    )
