import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, or, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Delivery, Webhook, WebhookSecret } from '../../lib/contract/webhook.ts'
import { ApiError, refuse } from '../api/api-error.ts'
import { apiKeys } from '../db/api-schema.ts'
import { webhookDeliveries, webhooks, type DeliveryRow, type WebhookRow } from '../db/call-api-schema.ts'
import { namesInner } from './inner-address.ts'
import { makeSecret } from './sign.ts'
import { enqueue } from './tell.ts'

const MOST = 10
const LISTED = 100
const BOTH_MS = 24 * 3_600_000

const shown = ({ id, url, createdAt }: WebhookRow): Webhook => ({
  id,
  url,
  created_at: createdAt.toISOString(),
})

const shownDelivery = (row: DeliveryRow, url: string): Delivery => ({
  id: row.id,
  webhook_id: row.webhookId,
  event: row.event,
  state: row.state,
  attempts: row.attempts,
  url,
  body: row.body,
  answer_status: row.answerStatus,
  answer_body: row.answerBody,
  error: row.error,
  created_at: row.createdAt.toISOString(),
  last_attempt_at: row.lastAttemptAt?.toISOString() ?? null,
})

const expectOuter = ({ env }: FastifyInstance, text: string) => {
  if (env.WEBHOOK_PRIVATE === 'true') return
  const url = new URL(text)
  if (url.protocol !== 'https:' || url.username || url.password) refuse({ url: 'URL_INVALID' })
  if (namesInner(url)) refuse({ url: 'URL_INNER' })
}

/** Has an address told from now on; gives its secret, this once. VALIDATION when it leads inside, there are ten already, or nobody has a key. */
export const makeWebhook = (app: FastifyInstance, account: string, url: string): Promise<WebhookSecret> =>
  app.database.db.transaction(async (tx) => {
    expectOuter(app, url)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${account}`}, 0))`)
    // Things are told of calls made with a key, and whatever belongs to nobody's key is forgotten.
    const isOwner = or(eq(apiKeys.owner, account), eq(apiKeys.id, account))
    const [key] = await tx.select({ id: apiKeys.id }).from(apiKeys).where(isOwner).limit(1)
    if (!key) refuse({ url: 'WEBHOOK_NEEDS_KEY' })
    const [{ total } = { total: 0 }] = await tx
      .select({ total: count() })
      .from(webhooks)
      .where(eq(webhooks.account, account))
    if (total >= MOST) refuse({ url: 'WEBHOOKS_TOO_MANY' })
    const secret = makeSecret()
    const createdAt = new Date(app.clock())
    const row = { id: randomUUID(), account, url, secretSealed: app.secrets.encrypt(secret), createdAt }
    await tx.insert(webhooks).values(row)
    return { id: row.id, url, created_at: createdAt.toISOString(), secret, previous_until: null }
  })

/** The addresses of an account, the newest first. */
export const ownWebhooks = async ({ database }: FastifyInstance, account: string): Promise<Webhook[]> => {
  const own = eq(webhooks.account, account)
  const rows = await database.db.select().from(webhooks).where(own).orderBy(desc(webhooks.createdAt))
  return rows.map(shown)
}

const isOwn = (account: string, id: string) => and(eq(webhooks.id, id), eq(webhooks.account, account))

/** Gives an address another secret; for a day messages are signed with both. NOT_FOUND when it is not theirs. */
export const rotateSecret = async (
  { database, secrets, clock }: FastifyInstance,
  account: string,
  id: string,
): Promise<WebhookSecret> => {
  const secret = makeSecret()
  const previousUntil = new Date(clock() + BOTH_MS)
  const [row] = await database.db
    .update(webhooks)
    .set({ previousSealed: webhooks.secretSealed, previousUntil, secretSealed: secrets.encrypt(secret) })
    .where(isOwn(account, id))
    .returning()
  if (!row) throw new ApiError('NOT_FOUND')
  return { ...shown(row), secret, previous_until: previousUntil.toISOString() }
}

/** Tells an address nothing any more, and forgets what it was told. NOT_FOUND when it is not theirs. */
export const removeWebhook = async (
  { database }: FastifyInstance,
  account: string,
  id: string,
): Promise<Webhook> => {
  const [row] = await database.db.delete(webhooks).where(isOwn(account, id)).returning()
  if (!row) throw new ApiError('NOT_FOUND')
  return shown(row)
}

const ofAccount = ({ database: { db } }: FastifyInstance, account: string, id?: string) =>
  db
    .select({ row: webhookDeliveries, url: webhooks.url })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(
      and(
        eq(webhookDeliveries.account, account),
        id === undefined ? undefined : eq(webhookDeliveries.id, id),
      ),
    )
    .orderBy(desc(webhookDeliveries.createdAt))
    .limit(LISTED)

/** The last hundred messages of an account, the newest first. */
export const ownDeliveries = async (app: FastifyInstance, account: string): Promise<Delivery[]> =>
  (await ofAccount(app, account)).map(({ row, url }) => shownDelivery(row, url))

/** Sends a message again, with a day of tries before it. NOT_FOUND when it is not theirs. */
export const resend = async (app: FastifyInstance, account: string, id: string): Promise<Delivery> => {
  const [found] = await ofAccount(app, account, id)
  if (!found) throw new ApiError('NOT_FOUND')
  return app.database.db.transaction(async (tx) => {
    const [row] = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', failures: 0, round: sql`${webhookDeliveries.round} + 1` })
      .where(eq(webhookDeliveries.id, id))
      .returning()
    if (!row) throw new ApiError('NOT_FOUND')
    await enqueue(app, tx, row)
    return shownDelivery(row, found.url)
  })
}
