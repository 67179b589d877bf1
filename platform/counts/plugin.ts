import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { isbot } from 'isbot'
import { z } from 'zod'
import { countsSchema, statsDaysSchema } from '../../lib/contract/counts.ts'
import { API_BASE, paths } from '../../lib/contract/paths.ts'
import { networkOf } from '../../lib/domain/network-address.ts'
import { createBearer } from '../account/bearer.ts'
import { ApiError } from '../api/api-error.ts'
import { ok } from '../api/reply.ts'
import { tryConsume } from '../rate-limit.ts'
import { createCounter, forgetCounts } from './counter.ts'
import { keptName } from './kept-name.ts'
import { readStats } from './stats.ts'

const BODY_LIMIT = 4 * 1024
const PER_MINUTE = 120
const FLUSH_MS = 5_000

/** Who does not want to be counted, and who is no visitor. */
const isUncounted = ({ headers }: FastifyRequest) =>
  headers['sec-gpc'] === '1' || headers['dnt'] === '1' || isbot(headers['user-agent'] ?? '')

/** Counts visits by the day without knowing visitors, and shows the sums to the team. */
export const countsPlugin: FastifyPluginAsyncZod = async (app) => {
  const { env, clock, log, database } = app
  const { db } = database
  const limit = app.createLimit({ name: 'counts', limit: PER_MINUTE, windowS: 60, isOpen: true })
  const counter = createCounter(db, clock)
  const flush = () =>
    counter.flush().catch((error: unknown) => log.warn({ err: error }, 'visits could not be counted'))
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(() => void flush(), FLUSH_MS).unref()
  })
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await flush()
  })
  app.jobs.everyHour('counts', () => forgetCounts(db, clock()))

  app.post(
    `${API_BASE}${paths.counts}`,
    { schema: { hide: true }, bodyLimit: BODY_LIMIT, logLevel: 'warn' },
    async (request, reply) => {
      const { success, data } = countsSchema.safeParse(request.body)
      if (!success) throw new ApiError('VALIDATION')
      void reply.code(204)
      if (isUncounted(request)) return reply.send()
      // Who is over the limit is told nothing: a browser would write it into its console.
      if (!(await tryConsume(reply, [[limit, networkOf(request.ip)]]))) return reply.send()
      for (const item of data) {
        const name = keptName(item)
        if (name) counter.add(item.kind, name)
      }
      return reply.send()
    },
  )

  const verify = createBearer(env)
  app.get(
    `${API_BASE}${paths.stats}`,
    {
      // Before anything else is looked at: a stranger learns nothing, not even that there is a team.
      onRequest: async (request) => {
        const { email, isEmailVerified } = await verify(request, clock())
        if (!isEmailVerified || !env.TEAM_EMAILS.includes(email)) throw new ApiError('NOT_FOUND')
      },
      schema: {
        hide: true,
        querystring: z.object({ days: statsDaysSchema }),
        headers: z.object({ authorization: z.string() }),
      },
    },
    async (request) => {
      await flush()
      return ok(await readStats(db, request.query.days, clock()))
    },
  )
}
