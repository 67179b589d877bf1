import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { lt } from 'drizzle-orm'
import { API_BASE, paths } from '../lib/contract/paths.ts'
import { networkOf } from '../lib/domain/network-address.ts'
import { ApiError } from './api/api-error.ts'
import { rateLimits } from './db/schema.ts'
import { consume, createRateLimit, type Policy, type RateLimit } from './rate-limit.ts'
import { openRedis } from './redis.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What one address may ask in a minute that costs something, over HTTP and socket together. */
    requestLimit: RateLimit
    /** A budget for what costs money or guesses secrets, counted for all replicas; UNAVAILABLE while nobody can count. */
    createLimit: (policy: Policy) => RateLimit
  }
}

const COSTLY = [`${API_BASE}/captcha/`, `${API_BASE}/presigned-`]

/** How many plain reads go for one request that costs something. */
const READS_PER_REQUEST = 10

/** Sent with every page seen, so it must not use up what a form or a call needs. */
const COUNTS = `${API_BASE}${paths.counts}`

const isCostly = ({ method, url }: FastifyRequest) =>
  (method === 'POST' && url !== COUNTS) || method === 'PUT' || COSTLY.some((path) => url.startsWith(path))

/**
 * The limits of requests, and where all of them are counted: in Redis where there is one, else in the database. Plain reads are worth no
 * write to it: without Redis each replica counts its own. What only holds off floods is counted here while the store is away.
 */
export const limitsPlugin = fp(
  async (app) => {
    const { env, log, database, secrets, jobs } = app
    const redis = env.REDIS_URL ? await openRedis(env.REDIS_URL, log) : null
    app.addHook('onClose', async () => redis?.destroy())
    const keyOf = (key: string) => secrets.hash('address', key)
    const inTable = { db: database.db, table: rateLimits, keyOf }
    const store = redis ? { redis, keyOf } : inTable
    const isShared = 'url' in database.engine || redis !== null

    app.decorate('createLimit', (policy) => {
      const limit = createRateLimit(policy, store)
      const use = (key: string, points?: number) =>
        limit.use(key, points).catch((error: unknown) => {
          log.error({ err: error, limit: policy.name }, 'a limit cannot be counted')
          throw new ApiError('UNAVAILABLE')
        })
      return { ...limit, use }
    })
    const perMinute = (name: string, limit: number) => ({ name, limit, windowS: 60, isOpen: true })
    app.decorate(
      'requestLimit',
      createRateLimit(perMinute('requests', env.REQUESTS_PER_MINUTE), isShared ? store : undefined),
    )
    const readLimit = createRateLimit(
      perMinute('reads', env.REQUESTS_PER_MINUTE * READS_PER_REQUEST),
      redis ? store : undefined,
    )
    jobs.everyHour('limits', () => database.db.delete(rateLimits).where(lt(rateLimits.expire, new Date())))

    // A trusted peer that names no visitor is the site itself, which reads for all of them.
    const isSite = ({ headers, socket }: FastifyRequest) =>
      headers['x-forwarded-for'] === undefined && env.TRUST_PROXY(socket.remoteAddress ?? '', 0)
    app.addHook('onRequest', async (request, reply) => {
      const network = networkOf(request.ip)
      if (isCostly(request)) await consume(reply, [[app.requestLimit, network]])
      else if (!isSite(request)) await consume(reply, [[readLimit, network]])
    })
  },
  { name: 'limits', dependencies: ['database', 'jobs'] },
)
