import { randomUUID } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Speech } from '../../lib/contract/speech.ts'
import { API_BASE, paths } from '../../lib/contract/paths.ts'
import { KEEP_DAYS } from '../../lib/domain/retention.ts'
import { ApiError } from '../api/api-error.ts'
import { countCharacters, spendCharacters } from '../api-keys/usage.ts'
import type { Db } from '../db/open.ts'
import { speeches, type ApiKeyRow, type SpeechRow } from '../db/api-schema.ts'
import { speechProvider } from '../speech/speech.ts'
import type { SpeechWish } from './wish.ts'

const DAY_MS = 24 * 3_600_000

/** A speech as whoever asked for it is told. */
export const shownSpeech = (row: SpeechRow): Speech => ({
  id: row.id,
  state: row.state,
  progress: row.state === 'done' ? 1 : row.partsDone / row.parts,
  characters: row.characters,
  format: row.format,
  duration_ms: row.durationMs,
  audio_url: row.state === 'done' ? `${API_BASE}${paths.speechAudio(row.id)}` : null,
  words: row.words ?? null,
  spoken_by: speechProvider(),
})

type Asked = Pick<SpeechRow, 'idempotencyKey' | 'bodyHash' | 'characters' | 'format'> & { wish: SpeechWish }

const repeated = async (db: Db, key: ApiKeyRow, { idempotencyKey, bodyHash }: Asked) => {
  if (idempotencyKey === null) return null
  const same = and(eq(speeches.keyId, key.id), eq(speeches.idempotencyKey, idempotencyKey))
  const [row] = await db.select().from(speeches).where(same)
  if (row && row.bodyHash !== bodyHash)
    throw new ApiError('VALIDATION', { fields: { 'idempotency-key': 'INVALID' } })
  return row ?? null
}

/**
 * Takes a speech on and counts its characters, inside a transaction; one asked for before under the same idempotency key is given
 * again and counts no second time. VALIDATION when that key came with another body, QUOTA_EXCEEDED when too little is left.
 */
export const takeOn = async (
  db: Db,
  key: ApiKeyRow,
  asked: Asked,
  when: { everybody: number; now: number },
): Promise<SpeechRow> => {
  const before = await repeated(db, key, asked)
  if (before) return before
  await spendCharacters(db, key, asked.characters, when)
  // Whoever came at the same moment has waited for the lock of the count.
  const meanwhile = await repeated(db, key, asked)
  if (meanwhile) {
    await countCharacters(db, key.id, -asked.characters, when.now)
    return meanwhile
  }
  const [row] = await db
    .insert(speeches)
    .values({
      ...asked,
      id: randomUUID(),
      keyId: key.id,
      state: 'queued',
      parts: asked.wish.parts.length,
      createdAt: new Date(when.now),
    })
    .returning()
  if (!row) throw new Error('a speech was not stored')
  return row
}

/** Gives back what a speech cost that could not be spoken; a short one is forgotten, a long one stays as failed. */
export const giveBack = (db: Db, row: SpeechRow, isLong: boolean, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    const open = and(eq(speeches.id, row.id), eq(speeches.state, 'queued'))
    const given = isLong
      ? await tx.update(speeches).set({ state: 'failed', wish: null }).where(open).returning()
      : await tx.delete(speeches).where(open).returning()
    if (given.length > 0) await countCharacters(tx, row.keyId, -row.characters, now)
  })

/** Notes that a speech could not be spoken; gives how often by now. */
export const countFailure = async (db: Db, id: string): Promise<number> => {
  const failures = sql`${speeches.failures} + 1`
  const [row] = await db.update(speeches).set({ failures }).where(eq(speeches.id, id)).returning()
  return row?.failures ?? Infinity
}

/** The speech of that id, if this key asked for it; NOT_FOUND otherwise. */
export const ownSpeech = async (db: Db, key: ApiKeyRow, id: string): Promise<SpeechRow> => {
  const [row] = await db
    .select()
    .from(speeches)
    .where(and(eq(speeches.id, id), eq(speeches.keyId, key.id)))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** Forgets speeches as their sounds are. */
export const forgetSpeeches = (db: Db, now: number) =>
  db.delete(speeches).where(lt(speeches.createdAt, new Date(now - KEEP_DAYS.texts * DAY_MS)))
