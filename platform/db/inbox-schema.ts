import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ContactPurpose, DataRight } from '../../lib/contract/enums.ts'

// The tables are made by `migrations/0003-inbox.sql`; this says the same to the query layer.

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What was written, beside who wrote it. */
export type SubmissionContent =
  | { kind: 'contact'; purpose: ContactPurpose; content: string }
  | { kind: 'application'; portfolio: string | null }
  | { kind: 'data-rights'; right: DataRight; details: string | null }

export type SubmissionKind = SubmissionContent['kind']

/** Why a submission may not come from a person: the hidden field was filled, or nothing says when it was begun. */
export type Suspicion = 'honeypot' | 'no-start'

export const submissions = pgTable('submissions', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<SubmissionKind>().notNull(),
  receipt: text('receipt').notNull(),
  createdAt: time('created_at').notNull(),
  idempotencyKey: text('idempotency_key'),
  bodyHash: text('body_hash').notNull(),
  suspicion: text('suspicion').$type<Suspicion>(),
  name: text('name'),
  phone: text('phone'),
  email: text('email'),
  jobId: text('job_id'),
  uploadKey: text('upload_key'),
  content: jsonb('content').$type<SubmissionContent>().notNull(),
  doneAt: time('done_at'),
  note: text('note'),
})
export type Submission = typeof submissions.$inferSelect

/** `issued`: an address was given; `storing`: it is being used; `stored`: the file is there; `claimed`: it belongs to an application. */
export type UploadState = 'issued' | 'storing' | 'stored' | 'claimed'

export const uploads = pgTable('uploads', {
  key: text('key').primaryKey(),
  extension: text('extension').notNull(),
  size: integer('size').notNull(),
  addressHash: text('address_hash'),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  state: text('state').$type<UploadState>().notNull().default('issued'),
})

export const outbox = pgTable('outbox', {
  submissionId: text('submission_id').primaryKey(),
  messageId: text('message_id').notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: time('next_attempt_at').notNull(),
  sentAt: time('sent_at'),
  lastError: text('last_error'),
})
export type OutboxRow = typeof outbox.$inferSelect
