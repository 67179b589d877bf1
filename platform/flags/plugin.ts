import fp from 'fastify-plugin'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { networkOf } from '../../lib/domain/network-address.ts'
import { ApiError } from '../api/api-error.ts'
import { events, failures } from '../api/reply.ts'
import { followFlags } from './follow-flags.ts'
import { createStreams, featuresOf } from './streams.ts'

const params = z.object({ key: z.string().regex(/^[\w.-]{1,100}$/) })
/** What the GrowthBook SDK reads; the rules inside a feature are its own affair. */
const featuresSchema = z.looseObject({ features: z.record(z.string(), z.unknown()) })

const flagRoutes: FastifyPluginAsyncZod = async (app) => {
  const { env, log, dataDir, database } = app
  const streams = createStreams()
  const flags = await followFlags({
    database,
    file: resolve(env.FLAGS_FILE ?? join(dataDir, 'flags.json')),
    log,
    onChange: (changed) => streams.tell(featuresOf(changed)),
  })
  // Before the server waits for its connections, because these never end by themselves.
  app.addHook('preClose', async () => {
    streams.stop()
    await flags.stop()
  })
  const tags = ['feature flags']
  const readSchema = { tags, summary: 'The flags', params, response: { 200: featuresSchema, ...failures } }
  const streamSchema = { tags, summary: 'The flags and every change of them', params, response: events }

  app.get('/api/features/:key', { schema: readSchema, logLevel: 'warn' }, (_request, reply) => {
    void reply.headers({ 'x-sse-support': 'enabled', 'access-control-expose-headers': 'x-sse-support' })
    return featuresOf(flags.current())
  })

  app.get('/sub/:key', { schema: streamSchema, logLevel: 'warn' }, (request, reply) => {
    const network = networkOf(request.ip)
    if (streams.isFull(network)) throw new ApiError('UNAVAILABLE')
    streams.add(reply, network, featuresOf(flags.current()))
  })
}

/**
 * The feature flags of the database and of the file they are edited in, FLAGS_FILE (or one of the data folder), followed as they change:
 * `GET /api/features/{key}` and the event stream `GET /sub/{key}`, as the GrowthBook SDK asks for them; any key will do.
 */
export const flagsPlugin = fp(flagRoutes, { name: 'flags', dependencies: ['api', 'database'] })
