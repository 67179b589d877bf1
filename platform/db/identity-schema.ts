import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from './schema.ts'

export const identityUsers = pgTable('identity_users', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique('identity_users_email_key'),
  emailVerified: boolean('email_verified').notNull().default(false),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  /** Which wording of the sign-up box was ticked, and when; null where nobody registered (the demo user) or before the box stood there. */
  consentVersion: text('consent_version'),
  consentedAt: time('consented_at'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
})
export type UserRow = typeof identityUsers.$inferSelect

/** Sessions, codes, grants and refresh tokens; `id` is a hash, so that nobody signs in with what a backup holds. */
export const identityRecords = pgTable(
  'identity_records',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    accountId: text('account_id'),
    expiresAt: time('expires_at'),
  },
  (table) => [
    primaryKey({ name: 'identity_records_pkey', columns: [table.model, table.id] }),
    index('identity_records_grant')
      .on(table.model, table.grantId)
      .where(sql`grant_id is not null`),
    index('identity_records_uid')
      .on(table.model, table.uid)
      .where(sql`uid is not null`),
    index('identity_records_account')
      .on(table.accountId)
      .where(sql`account_id is not null`),
    index('identity_records_expiry').on(table.expiresAt),
  ],
)

/** The second factor of whoever has turned it on. */
export const identitySecondFactors = pgTable('identity_second_factors', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => identityUsers.id, { onDelete: 'cascade' }),
  /** The key shared with the app, encrypted. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The half minute of the last code that was taken: none is taken twice. */
  lastStep: integer('last_step').notNull(),
  /** Keyed hashes of the recovery codes that are left. */
  recoveryHashes: jsonb('recovery_hashes').$type<string[]>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})

export const identityKeys = pgTable('identity_keys', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})

export const identityAttempts = pgTable('identity_attempts', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: time('expire'),
})
