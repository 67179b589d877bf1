import { lt, notInArray, sql } from 'drizzle-orm'
import fp from 'fastify-plugin'
import { API_BASE } from '../../lib/contract/paths.ts'
import { KEEP_DAYS } from '../../lib/domain/retention.ts'
import { apiKeys } from '../db/api-schema.ts'
import { webhookDeliveries, webhooks } from '../db/call-api-schema.ts'
import { defineDelivery } from './deliver.ts'
import { webhookRoutes } from './routes.ts'
import { adoptDeliveries } from './tell.ts'

const KEEP_MS = KEEP_DAYS.calls * 24 * 3_600_000

/** Messages to programs about what happened: where they go, their queue, and what is forgotten of them when. */
export const webhooksPlugin = fp(
  async (app) => {
    const { database, clock, jobs } = app
    const { db } = database
    defineDelivery(app)
    await app.register(webhookRoutes, { prefix: API_BASE })
    app.addHook('onReady', () => adoptDeliveries(app))
    jobs.everyHour('webhooks', async () => {
      await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, new Date(clock() - KEEP_MS)))
      const accounts = db.select({ account: sql`coalesce(${apiKeys.owner}, ${apiKeys.id})` }).from(apiKeys)
      await db.delete(webhooks).where(notInArray(webhooks.account, accounts))
    })
  },
  { name: 'webhooks', dependencies: ['database', 'jobs', 'api-keys'] },
)
