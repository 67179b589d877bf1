import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ApiCallState } from '../../lib/contract/call-api.ts'
import type { CampaignState } from '../../lib/contract/call-campaign.ts'
import type { CallResult } from '../../lib/contract/enums.ts'
import type { Delivery, WebhookEvent } from '../../lib/contract/webhook.ts'
import { time } from './schema.ts'

// An account is the person a key belongs to, or a visitor's key itself.

/** Campaigns of calls made by API. */
export const callCampaigns = pgTable(
  'call_campaigns',
  {
    id: text('id').primaryKey(),
    account: text('account').notNull(),
    isTest: boolean('is_test').notNull(),
    name: text('name').notNull(),
    state: text('state').$type<CampaignState>().notNull().default('draft'),
    script: text('script').notNull(),
    voiceId: text('voice_id').notNull(),
    rate: real('rate').notNull(),
    atOnce: integer('at_once').notNull(),
    idempotencyKey: text('idempotency_key'),
    bodyHash: text('body_hash').notNull(),
    createdAt: time('created_at').notNull(),
    startedAt: time('started_at'),
    endedAt: time('ended_at'),
  },
  (table) => [
    index('call_campaigns_account').on(table.account, table.createdAt),
    index('call_campaigns_running')
      .on(table.state)
      .where(sql`state = 'running'`),
    uniqueIndex('call_campaigns_idempotency')
      .on(table.account, table.idempotencyKey)
      .where(sql`idempotency_key is not null`),
  ],
)
export type CampaignRow = typeof callCampaigns.$inferSelect

/** Calls asked for by API: alone, or as a line of a campaign. One that is made has its row in `calls` under the same id. */
export const apiCalls = pgTable(
  'api_calls',
  {
    id: text('id').primaryKey(),
    account: text('account').notNull(),
    isTest: boolean('is_test').notNull(),
    campaignId: text('campaign_id'),
    position: integer('position').notNull().default(0),
    state: text('state').$type<ApiCallState>().notNull(),
    reference: text('reference'),
    phoneHash: text('phone_hash').notNull(),
    phoneTail: text('phone_tail').notNull(),
    /** The number of a line that still waits. */
    phoneSealed: text('phone_sealed'),
    values: jsonb('values').$type<Record<string, string>>(),
    idempotencyKey: text('idempotency_key'),
    bodyHash: text('body_hash'),
    createdAt: time('created_at').notNull(),
    dialledAt: time('dialled_at'),
    endedAt: time('ended_at'),
    result: text('result').$type<CallResult>(),
    durationMs: integer('duration_ms'),
  },
  (table) => [
    index('api_calls_dialled').on(table.account, table.dialledAt),
    index('api_calls_created').on(table.createdAt),
    index('api_calls_phone').on(table.phoneHash),
    index('api_calls_open')
      .on(table.state, table.campaignId, table.position)
      .where(sql`state in ('waiting', 'calling')`),
    uniqueIndex('api_calls_position')
      .on(table.campaignId, table.position)
      .where(sql`campaign_id is not null`),
    uniqueIndex('api_calls_idempotency')
      .on(table.account, table.idempotencyKey)
      .where(sql`idempotency_key is not null`),
    foreignKey({
      name: 'api_calls_campaign_id_fkey',
      columns: [table.campaignId],
      foreignColumns: [callCampaigns.id],
    }).onDelete('cascade'),
  ],
)
export type ApiCallRow = typeof apiCalls.$inferSelect

/** Addresses that are told what happened; their secrets are sealed. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    account: text('account').notNull(),
    url: text('url').notNull(),
    secretSealed: text('secret_sealed').notNull(),
    previousSealed: text('previous_sealed'),
    previousUntil: time('previous_until'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('webhooks_account').on(table.account)],
)
export type WebhookRow = typeof webhooks.$inferSelect

/** Messages to those addresses, each with what was last answered. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    webhookId: text('webhook_id').notNull(),
    account: text('account').notNull(),
    event: text('event').$type<WebhookEvent>().notNull(),
    body: text('body').notNull(),
    state: text('state').$type<Delivery['state']>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Goes up with each press of “send again”: a try of a round before is no longer wanted. */
    round: integer('round').notNull().default(0),
    failures: integer('failures').notNull().default(0),
    answerStatus: integer('answer_status'),
    answerBody: text('answer_body'),
    error: text('error').$type<Delivery['error']>(),
    createdAt: time('created_at').notNull(),
    lastAttemptAt: time('last_attempt_at'),
  },
  (table) => [
    index('webhook_deliveries_account').on(table.account, table.createdAt),
    index('webhook_deliveries_created').on(table.createdAt),
    foreignKey({
      name: 'webhook_deliveries_webhook_id_fkey',
      columns: [table.webhookId],
      foreignColumns: [webhooks.id],
    }).onDelete('cascade'),
  ],
)
export type DeliveryRow = typeof webhookDeliveries.$inferSelect
