import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

// The tables are made by `migrations/*-identity*.sql`; this says the same to the query layer.

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const identityUsers = pgTable('identity_users', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  passwordHash: text('password_hash').notNull(),
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
  (table) => [primaryKey({ columns: [table.model, table.id] })],
)

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
