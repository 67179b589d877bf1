import { boolean, integer, jsonb, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'
import type { CallStatus } from '../../lib/contract/call-status.ts'
import type { CallResult, CallState, DemoCallKind } from '../../lib/contract/enums.ts'
import type { CallContent } from '../calls/content.ts'

// The tables are made by the files in `migrations/`; this says the same to the query layer.

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const calls = pgTable('calls', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<DemoCallKind>().notNull(),
  visitorHash: text('visitor_hash').notNull(),
  addressHash: text('address_hash').notNull(),
  phoneHash: text('phone_hash').notNull(),
  phoneTail: text('phone_tail').notNull(),
  phoneSealed: text('phone_sealed'),
  day: integer('day').notNull(),
  content: jsonb('content').$type<CallContent>().notNull(),
  idempotencyKey: text('idempotency_key'),
  bodyHash: text('body_hash').notNull(),
  answerCallsLeft: integer('answer_calls_left').notNull(),
  ticketHash: text('ticket_hash').notNull(),
  ticketExpiresAt: time('ticket_expires_at').notNull(),
  createdAt: time('created_at').notNull(),
  startedAt: time('started_at'),
  endedAt: time('ended_at'),
  state: text('state').$type<CallState>().notNull().default('CREATING'),
  result: text('result').$type<CallResult>(),
  givenBack: boolean('given_back').notNull().default(false),
  plan: jsonb('plan').$type<unknown>(),
  stepsDone: integer('steps_done').notNull().default(0),
  recording: text('recording'),
  recordingShare: real('recording_share'),
})
export type CallRow = typeof calls.$inferSelect

export const callEvents = pgTable(
  'call_events',
  {
    callId: text('call_id').notNull(),
    seq: integer('seq').notNull(),
    event: jsonb('event').$type<CallStatus>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.callId, table.seq] })],
)

export const consents = pgTable('consents', {
  id: text('id').primaryKey(),
  recordId: text('record_id').notNull(),
  who: text('who').notNull(),
  scope: text('scope').notNull(),
  version: text('version').notNull(),
  acceptedAt: time('accepted_at').notNull(),
  hash: text('hash').notNull(),
  phoneHash: text('phone_hash'),
  emailHash: text('email_hash'),
  withdrawnAt: time('withdrawn_at'),
})
export type ConsentRow = typeof consents.$inferSelect

export const suppressions = pgTable(
  'suppressions',
  {
    phoneHash: text('phone_hash').notNull(),
    reason: text('reason').$type<'do_not_call' | 'blacklist'>().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.phoneHash, table.reason] })],
)

export const captchaUses = pgTable('captcha_uses', {
  id: text('id').primaryKey(),
  expiresAt: time('expires_at').notNull(),
})
