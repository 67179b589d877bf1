import fp from 'fastify-plugin'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '../api/api-error.ts'
import { answers, ok } from '../api/reply.ts'
import { holdDatabase } from './hold.ts'
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

/** The database, held by this process alone until it closes, and `GET /healthz`. `onDisplaced`: see `holdDatabase`. */
export const databasePlugin = fp<{ onDisplaced: () => void }>(
  async (app, { onDisplaced }) => {
    const { env, log, dataDir } = app
    if (env.DATABASE_URL) {
      const release = await holdDatabase(env.DATABASE_URL, { log, onDisplaced })
      app.addHook('onClose', release)
    }
    const database = await openDb(dataDir, env.DATABASE_URL, log)
    app.decorate('database', database)
    app.addHook('onClose', () => database.close())
    await app.register(healthRoutes)
  },
  { name: 'database', dependencies: ['api'] },
)
