import { and, lt, ne, sql } from 'drizzle-orm'
import fp from 'fastify-plugin'
import { API_BASE } from '../../lib/contract/paths.ts'
import { KEEP_DAYS } from '../../lib/domain/retention.ts'
import { apiCalls, callCampaigns } from '../db/call-api-schema.ts'
import { callRoutes } from './call-routes.ts'
import { campaignRoutes } from './campaign-routes.ts'
import { startRunner } from './runner.ts'

const KEEP_MS = KEEP_DAYS.calls * 24 * 3_600_000

/** Calls and campaigns for programs: their routes, the work on campaigns, and what is forgotten of them when. */
export const callApiPlugin = fp(
  async (app) => {
    const { database, clock, jobs } = app
    const { db } = database
    await app.register(callRoutes, { prefix: API_BASE })
    await app.register(campaignRoutes, { prefix: API_BASE })
    jobs.everyHour('calls by API', async () => {
      const old = new Date(clock() - KEEP_MS)
      const over = sql`coalesce(${callCampaigns.endedAt}, ${callCampaigns.createdAt})`
      await db.delete(callCampaigns).where(and(ne(callCampaigns.state, 'running'), lt(over, old)))
      await db.delete(apiCalls).where(and(ne(apiCalls.state, 'waiting'), lt(apiCalls.createdAt, old)))
    })
    let runner: ReturnType<typeof startRunner> | undefined
    app.addHook('onReady', () => {
      runner = startRunner(app)
    })
    app.addHook('onClose', async () => runner?.stop())
  },
  { name: 'call-api', dependencies: ['database', 'jobs', 'calls', 'api-keys', 'webhooks'] },
)
