import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { SpeechFormat } from '../../lib/contract/enums.ts'
import type { Speech } from '../../lib/contract/speech.ts'
import type { SpeechWish } from '../speech-api/wish.ts'
import { time } from './schema.ts'

/** Keys of the API. `owner` is the person of the identity server; a visitor's key has none and expires. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    owner: text('owner'),
    /** By it a person who asks is found again; none before the address is known to be theirs. */
    emailHash: text('email_hash'),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    hash: text('hash').notNull().unique('api_keys_hash_key'),
    monthlyCharacters: integer('monthly_characters'),
    /** What the owner's plan gave when it was last seen, for all keys of the owner together. */
    allowance: integer('allowance').notNull(),
    allowanceUntil: time('allowance_until'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at'),
    lastUsedAt: time('last_used_at'),
    withdrawnAt: time('withdrawn_at'),
  },
  (table) => [
    index('api_keys_owner').on(table.owner),
    index('api_keys_email')
      .on(table.emailHash)
      .where(sql`email_hash is not null`),
  ],
)
export type ApiKeyRow = typeof apiKeys.$inferSelect

/** How many characters a key had read in which month (`2026-11`, in Vietnam). */
export const apiUses = pgTable(
  'api_uses',
  {
    keyId: text('key_id').notNull(),
    month: text('month').notNull(),
    characters: integer('characters').notNull(),
  },
  (table) => [
    primaryKey({ name: 'api_uses_pkey', columns: [table.keyId, table.month] }),
    foreignKey({
      name: 'api_uses_key_id_fkey',
      columns: [table.keyId],
      foreignColumns: [apiKeys.id],
    }).onDelete('cascade'),
  ],
)

/** What was asked of the speech API; what is to be said is kept until it is said. */
export const speeches = pgTable(
  'speeches',
  {
    id: text('id').primaryKey(),
    keyId: text('key_id').notNull(),
    idempotencyKey: text('idempotency_key'),
    bodyHash: text('body_hash').notNull(),
    wish: jsonb('wish').$type<SpeechWish>(),
    characters: integer('characters').notNull(),
    format: text('format').$type<SpeechFormat>().notNull(),
    state: text('state').$type<Speech['state']>().notNull(),
    partsDone: integer('parts_done').notNull().default(0),
    parts: integer('parts').notNull(),
    failures: integer('failures').notNull().default(0),
    durationMs: integer('duration_ms'),
    words: jsonb('words').$type<Speech['words']>(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('speeches_idempotency')
      .on(table.keyId, table.idempotencyKey)
      .where(sql`idempotency_key is not null`),
    index('speeches_created').on(table.createdAt),
    foreignKey({
      name: 'speeches_key_id_fkey',
      columns: [table.keyId],
      foreignColumns: [apiKeys.id],
    }).onDelete('cascade'),
  ],
)
export type SpeechRow = typeof speeches.$inferSelect
