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

const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    tags: ['health'],
    summary: 'Whether the database can be reached',
    response: answers(healthSchema),
  }
  app.get('/healthz', { schema, logLevel: 'warn' }, async () => {
    try {
      await app.database.ping()
    } catch {
      throw new ApiError('UNAVAILABLE')
    }
    return ok({ database: 'up' as const })
  })
}

/** The database, open until the platform closes, and `GET /healthz`. */
export const databasePlugin = fp(
  async (app) => {
    const { env, log, dataDir } = app
    const database = await openDb(dataDir, env.DATABASE_URL, log)
    app.decorate('database', database)
    app.addHook('onClose', () => database.close())
    await app.register(healthRoutes)
  },
  { name: 'database', dependencies: ['api'] },
)
