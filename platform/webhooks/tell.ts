import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { WebhookEvent } from '../../lib/contract/webhook.ts'
import { webhookDeliveries, webhooks } from '../db/call-api-schema.ts'
import type { Db } from '../db/open.ts'

/** The queue of messages. */
export const QUEUE = 'webhooks'

/** Puts a message on the queue; `round` goes up with each press of “send again”. */
export const enqueue = (
  { jobs }: Pick<FastifyInstance, 'jobs'>,
  db: Db,
  { id, round }: { id: string; round: number },
) => jobs.send(db, QUEUE, `${id} ${round}`, { id, round })

type News = { account: string; event: WebhookEvent; data: object }

/** Tells every address of an account what happened, with the transaction that `db` is. */
export const tell = async (
  app: Pick<FastifyInstance, 'jobs' | 'clock'>,
  db: Db,
  { account, event, data }: News,
): Promise<void> => {
  const listening = await db.select().from(webhooks).where(eq(webhooks.account, account))
  const createdAt = new Date(app.clock())
  for (const { id: webhookId } of listening) {
    const id = randomUUID()
    const body = JSON.stringify({ id, event, created_at: createdAt.toISOString(), data })
    await db.insert(webhookDeliveries).values({ id, webhookId, account, event, body, createdAt })
    await enqueue(app, db, { id, round: 0 })
  }
}

/** Puts every message that still waits onto the queue; one that is there already stays as it is. A restored database has no queue. */
export const adoptDeliveries = async (app: Pick<FastifyInstance, 'jobs' | 'database'>): Promise<void> => {
  const { db } = app.database
  const waiting = await db
    .select({ id: webhookDeliveries.id, round: webhookDeliveries.round })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.state, 'waiting'))
  for (const delivery of waiting) await enqueue(app, db, delivery)
}
