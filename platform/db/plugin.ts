import fp from 'fastify-plugin'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '../api/api-error.ts'
import { answers, ok } from '../api/reply.ts'
import { openDb, type OpenDb } from './open.ts'

declare module 'fastify' {
  interface FastifyInstance {
    database: OpenDb
  }
}

const healthSchema = z.object({ database: z.literal('up') })
const aliveSchema = z.object({ process: z.literal('up') })

const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['health'],
    summary: 'Whether requests may be sent here: the database can be reached, and this is not being stopped',
    response: answers(healthSchema),
  }
  app.get('/healthz', { schema, logLevel: 'warn' }, async () => {
    if (app.drain.isOn()) throw new ApiError('UNAVAILABLE')
    try {
      await app.database.ping()
    } catch {
      throw new ApiError('UNAVAILABLE')
    }
    return ok({ database: 'up' as const })
  })

  const alive = { tags: ['health'], summary: 'Whether the process answers', response: answers(aliveSchema) }
  app.get('/livez', { schema: alive, logLevel: 'warn' }, () => ok({ process: 'up' as const }))
}

/** The database, open until the platform closes, and the checks: `GET /healthz` (ready) and `GET /livez` (alive). */
export const databasePlugin = fp(
  async (app) => {
    const { env, log, dataDir } = app
    const server = { url: env.DATABASE_URL, migrates: env.MIGRATE_AT_START === 'true' }
    const database = await openDb(dataDir, server, log)
    app.decorate('database', database)
    app.addHook('onClose', () => database.close())
    await app.register(healthRoutes)
  },
  { name: 'database', dependencies: ['api'] },
)
