import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from './schema.ts'

/** What can be stopped for everybody. */
export type Switch = 'calls' | 'speech'
/** Whom a block is about: a network, or everybody who wants calls or speech. */
export type Subject = 'network' | Switch
export type BlockReason = 'operator' | 'suspicion'
/** What is looked at: the pages, this platform with its database, the sign-in. */
export type Service = 'site' | 'platform' | 'signIn'

/** Networks kept from calls and speech, and what is stopped for everybody; `who` is a keyed hash, or `all`. */
export const blocks = pgTable(
  'blocks',
  {
    id: text('id').notNull().unique('blocks_id_key'),
    subject: text('subject').$type<Subject>().notNull(),
    who: text('who').notNull(),
    reason: text('reason').$type<BlockReason>().notNull(),
    createdAt: time('created_at').notNull(),
    until: time('until'),
  },
  (table) => [primaryKey({ name: 'blocks_pkey', columns: [table.subject, table.who] })],
)

/** How often a service was looked at on a day, and how often it was not well. */
export const probeDays = pgTable(
  'probe_days',
  {
    service: text('service').$type<Service>().notNull(),
    day: integer('day').notNull(),
    checks: integer('checks').notNull(),
    failures: integer('failures').notNull(),
    isUp: boolean('is_up').notNull(),
    checkedAt: time('checked_at').notNull(),
  },
  (table) => [primaryKey({ name: 'probe_days_pkey', columns: [table.service, table.day] })],
)
