import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { CvExtension } from '../../lib/contract/cv-file.ts'
import { KEEP_DAYS } from '../../lib/domain/retention.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/open.ts'
import { uploads, type UploadState } from '../db/schema.ts'
import { contentFits } from './check-content.ts'
import { extensionOf, type UploadResult } from './storage.ts'

const LIFE_MS = 5 * 60_000

/** A file that no application was sent with goes after a day. */
const UNCLAIMED_MS = KEEP_DAYS.uploads * 24 * 3_600_000

/** An address nobody sent a file to keeps its place this long: until then a bucket may hold what the sweep has not removed. */
const RESERVED_MS = 3_600_000

const DAY_MS = 24 * 3_600_000
const MB = 1024 * 1024

/** The bytes of files kept or on their way: all, and those of one network within a day with when the first of them came. */
const bytesTaken = async (db: Db, addressHash: string, now: number) => {
  const ofAddress = and(eq(uploads.addressHash, addressHash), gt(uploads.createdAt, new Date(now - DAY_MS)))
  const [taken] = await db
    .select({
      total: sql`coalesce(sum(${uploads.size}), 0)`.mapWith(Number),
      byAddress: sql`coalesce(sum(${uploads.size}) filter (where ${ofAddress}), 0)`.mapWith(Number),
      since: sql`min(${uploads.createdAt}) filter (where ${ofAddress})`.mapWith(uploads.createdAt),
    })
    .from(uploads)
    .where(or(ne(uploads.state, 'issued'), gt(uploads.createdAt, new Date(now - RESERVED_MS))))
  return { total: taken?.total ?? 0, byAddress: taken?.byAddress ?? 0, since: taken?.since?.getTime() ?? now }
}

type UploadRequest = { extension: CvExtension; size: number; addressHash: string }
/** `retryAfter` is in seconds. */
type Full = { isFull: 'address'; retryAfter: number } | { isFull: 'storage' }

/** Gives an address for one upload of a file, good for five minutes; or says whose share of the storage is used up. */
export const issueUpload = async (
  { database, storage, clock, env }: FastifyInstance,
  { extension, size, addressHash }: UploadRequest,
): Promise<{ url: string } | Full> => {
  const now = clock()
  const key = `${randomBytes(16).toString('hex')}.${extension}`
  const expiresAt = new Date(now + LIFE_MS)
  const full = await database.db.transaction(async (tx): Promise<Full | null> => {
    // One after the other, so that no limit is passed side by side.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('uploads', 0))`)
    const { total, byAddress, since } = await bytesTaken(tx, addressHash, now)
    if (byAddress + size > env.UPLOAD_MB_PER_ADDRESS * MB)
      return { isFull: 'address', retryAfter: Math.ceil((since + DAY_MS - now) / 1_000) }
    if (total + size > env.UPLOAD_MB_TOTAL * MB) return { isFull: 'storage' }
    await tx
      .insert(uploads)
      .values({ key, extension, size, addressHash, createdAt: new Date(now), expiresAt })
    return null
  })
  return full ?? { url: await storage.presign({ key, size, expiresAt }) }
}

/** Moves an upload on if it is where it should be; null when it is not. */
const advance = async (db: Db, key: string, from: UploadState, to: UploadState, unlessExpired?: Date) => {
  const here = and(eq(uploads.key, key), eq(uploads.state, from))
  const where = unlessExpired ? and(here, gt(uploads.expiresAt, unlessExpired)) : here
  return (await db.update(uploads).set({ state: to }).where(where).returning())[0] ?? null
}

/** Takes the one PUT an address of this platform is good for; `refused` when it is expired, used or not ours. */
export const receiveUpload = async (
  { database: { db }, storage, clock }: FastifyInstance,
  { key, expires, signature, body }: { key: string; expires: number; signature: string; body: Readable },
): Promise<UploadResult | 'refused'> => {
  if (!storage.receive || !storage.isSigned?.(key, expires, signature)) return 'refused'
  const row = await advance(db, key, 'issued', 'storing', new Date(clock()))
  if (!row) return 'refused'
  const received = await storage.receive({ key, size: row.size, body })
  if (received === 'stored') await advance(db, key, 'storing', 'stored')
  // What was not kept takes no place.
  else await db.delete(uploads).where(eq(uploads.key, key))
  return received
}

/** The key of a stored file that may go with an application, or null; a file not looked at yet is checked now. */
export const checkedUpload = async (app: FastifyInstance, address: string): Promise<string | null> => {
  const { database, storage } = app
  const key = storage.keyOf(address)
  if (!key) return null
  const [row] = await database.db.select().from(uploads).where(eq(uploads.key, key))
  if (!row || row.state === 'storing' || row.state === 'claimed') return null
  if (row.state === 'stored') return key
  if (storage.receive) return null
  const bytes = await storage.read(key)
  const extension = extensionOf(key)
  if (!bytes || !extension) return null
  if (bytes.length !== row.size || !(await contentFits(bytes, extension))) {
    await storage.remove(key)
    return null
  }
  await storage.settle(key, bytes)
  await advance(database.db, key, 'issued', 'stored')
  return key
}

/** Gives a file to an application for good, within the transaction that stores it; false when another has it. */
export const claimUpload = async (db: Db, key: string): Promise<boolean> =>
  (await advance(db, key, 'stored', 'claimed')) !== null

/** Removes files nobody sent an application with, and what broken uploads left. */
export const sweepUploads = async ({
  database: { db },
  storage,
  clock,
}: Pick<FastifyInstance, 'database' | 'storage' | 'clock'>): Promise<number> => {
  const before = new Date(clock() - UNCLAIMED_MS)
  const stale = and(ne(uploads.state, 'claimed'), lt(uploads.createdAt, before))
  const rows = await db.select({ key: uploads.key }).from(uploads).where(stale)
  for (const { key } of rows) {
    await storage.remove(key)
    await db.delete(uploads).where(eq(uploads.key, key))
  }
  await storage.sweep(new Date(clock() - 3_600_000))
  return rows.length
}
