import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { CallStatus } from '../../lib/contract/call-status.ts'
import type { ContactContent } from '../../lib/contract/contact.ts'
import type { CallResult, CallState, DataRight, DemoCallKind, Locale } from '../../lib/contract/enums.ts'
import type { ApplicationContent } from '../../lib/contract/job-application.ts'
import type { CallContent } from '../calls/dialogue.ts'
import type { Report } from '../reports/report.ts'
import { currentRequestId } from '../request-id.ts'

// The one source of the tables, with `api-schema.ts`, `call-api-schema.ts`, `count-schema.ts`, `guard-schema.ts` and `identity-schema.ts`: after a change `npm run db:generate` writes the migration.
// Where a constraint has a name, it is the one databases older than this file have.

/** A moment, with its zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The request that a row came with, by which the lines about it are found in every log; it says nothing about anybody. */
const requestId = () => text('request_id').$defaultFn(() => currentRequestId() ?? sql`null`)

export const calls = pgTable(
  'calls',
  {
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
    ticketHash: text('ticket_hash').notNull().unique('calls_ticket_hash_key'),
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
    /** The replica that runs the call: it alone writes its events. Null before the start and after a replica let it go. */
    owner: text('owner'),
    hangUpAt: time('hang_up_at'),
    /** A program asked for it: nobody is called, and it ends unanswered. */
    isDecoy: boolean('is_decoy').notNull().default(false),
    requestId: requestId(),
  },
  (table) => [
    index('calls_visitor_day').on(table.visitorHash, table.day),
    index('calls_phone_day').on(table.phoneHash, table.day),
    index('calls_address_day').on(table.addressHash, table.day),
    index('calls_created').on(table.createdAt),
    index('calls_open')
      .on(table.state)
      .where(sql`state <> 'DONE'`),
    uniqueIndex('calls_idempotency')
      .on(table.visitorHash, table.idempotencyKey)
      .where(sql`idempotency_key is not null`),
  ],
)
export type CallRow = typeof calls.$inferSelect

/** The platforms that share the database. One whose lease has run out is dead, and the others take its calls. */
export const replicas = pgTable('replicas', {
  id: text('id').primaryKey(),
  /** Which APP_SECRET it has: replicas with different ones would not know each other's tickets. */
  keyId: text('key_id').notNull(),
  leaseUntil: time('lease_until').notNull(),
})

export const callEvents = pgTable(
  'call_events',
  {
    callId: text('call_id').notNull(),
    seq: integer('seq').notNull(),
    event: jsonb('event').$type<CallStatus>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'call_events_pkey', columns: [table.callId, table.seq] }),
    foreignKey({
      name: 'call_events_call_id_fkey',
      columns: [table.callId],
      foreignColumns: [calls.id],
    }).onDelete('cascade'),
  ],
)

export const consents = pgTable(
  'consents',
  {
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
  },
  (table) => [
    index('consents_phone')
      .on(table.phoneHash)
      .where(sql`phone_hash is not null`),
    index('consents_email')
      .on(table.emailHash)
      .where(sql`email_hash is not null`),
  ],
)
export type ConsentRow = typeof consents.$inferSelect

export const suppressions = pgTable(
  'suppressions',
  {
    phoneHash: text('phone_hash').notNull(),
    reason: text('reason').$type<'do_not_call' | 'blacklist'>().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ name: 'suppressions_pkey', columns: [table.phoneHash, table.reason] })],
)

export const captchaUses = pgTable('captcha_uses', {
  id: text('id').primaryKey(),
  expiresAt: time('expires_at').notNull(),
})

/** What limits have counted, under keyed hashes. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: time('expire'),
})

/** Which texts a visitor had read aloud on which day; the texts themselves are not kept. */
export const ttsUses = pgTable(
  'tts_uses',
  {
    visitorHash: text('visitor_hash').notNull(),
    addressHash: text('address_hash').notNull(),
    day: integer('day').notNull(),
    contentId: text('content_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'tts_uses_pkey', columns: [table.visitorHash, table.day, table.contentId] }),
    index('tts_uses_address').on(table.addressHash, table.day),
  ],
)

/** How many characters a speech service was given on which day. */
export const speechUses = pgTable('speech_uses', {
  day: integer('day').primaryKey(),
  characters: integer('characters').notNull(),
})

/** What was written, beside who wrote it. */
export type SubmissionContent =
  | ({ kind: 'contact' } & ContactContent)
  | ({ kind: 'application' } & ApplicationContent)
  | { kind: 'data-rights'; right: DataRight; details: string | null }

export type SubmissionKind = SubmissionContent['kind']

/** Why a submission may not come from a person: the hidden field was filled, or nothing says when it was begun. */
export type Suspicion = 'honeypot' | 'no-start'

export const submissions = pgTable(
  'submissions',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<SubmissionKind>().notNull(),
    receipt: text('receipt').notNull().unique('submissions_receipt_key'),
    createdAt: time('created_at').notNull(),
    idempotencyKey: text('idempotency_key'),
    bodyHash: text('body_hash').notNull(),
    suspicion: text('suspicion').$type<Suspicion>(),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    /** The language of the page the form was sent from. */
    locale: text('locale').$type<Locale>(),
    jobId: text('job_id'),
    uploadKey: text('upload_key').unique('submissions_upload_key_key'),
    content: jsonb('content').$type<SubmissionContent>().notNull(),
    doneAt: time('done_at'),
    note: text('note'),
    requestId: requestId(),
  },
  (table) => [
    uniqueIndex('submissions_idempotency')
      .on(table.kind, table.idempotencyKey)
      .where(sql`idempotency_key is not null`),
    uniqueIndex('submissions_email_per_job')
      .on(sql`coalesce(job_id, '')`, table.email)
      .where(sql`kind = 'application' and suspicion is distinct from 'honeypot'`),
    index('submissions_created').on(table.createdAt),
    index('submissions_phone')
      .on(table.phone)
      .where(sql`phone is not null`),
    index('submissions_email')
      .on(table.email)
      .where(sql`email is not null`),
  ],
)
export type Submission = typeof submissions.$inferSelect

/** `issued`: an address was given; `storing`: it is being used; `stored`: the file is there; `claimed`: it belongs to an application. */
export type UploadState = 'issued' | 'storing' | 'stored' | 'claimed'

export const uploads = pgTable(
  'uploads',
  {
    key: text('key').primaryKey(),
    extension: text('extension').notNull(),
    size: integer('size').notNull(),
    addressHash: text('address_hash'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    state: text('state').$type<UploadState>().notNull().default('issued'),
  },
  (table) => [
    index('uploads_created')
      .on(table.createdAt)
      .where(sql`state <> 'claimed'`),
    index('uploads_address')
      .on(table.addressHash, table.createdAt)
      .where(sql`address_hash is not null`),
  ],
)

/** Who a letter about a submission goes to. */
export const RECIPIENTS = ['company', 'visitor'] as const
export type Recipient = (typeof RECIPIENTS)[number]

export const outbox = pgTable(
  'outbox',
  {
    submissionId: text('submission_id').notNull(),
    recipient: text('recipient').$type<Recipient>().notNull().default('company'),
    messageId: text('message_id').notNull().unique('outbox_message_id_key'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: time('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [
    primaryKey({ name: 'outbox_pkey', columns: [table.submissionId, table.recipient] }),
    foreignKey({
      name: 'outbox_submission_id_fkey',
      columns: [table.submissionId],
      foreignColumns: [submissions.id],
    }).onDelete('cascade'),
    index('outbox_unsent')
      .on(table.submissionId)
      .where(sql`sent_at is null`),
  ],
)
export type OutboxRow = typeof outbox.$inferSelect

/** What browsers reported, each kind of trouble once; nothing in it is about a person. */
export const browserReports = pgTable('browser_reports', {
  id: text('id').primaryKey(),
  report: jsonb('report').$type<Report>().notNull(),
  count: integer('count').notNull(),
  firstAt: time('first_at').notNull(),
  lastAt: time('last_at').notNull(),
})

/** One row: the feature flags of all replicas, as their file has them. A trigger tells of every change and moves its time on. */
export const featureFlags = pgTable('feature_flags', {
  id: integer('id').primaryKey().default(1),
  flags: jsonb('flags').$type<unknown>().notNull(),
  updatedAt: time('updated_at').notNull(),
})
