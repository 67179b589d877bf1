import { z } from 'zod'
import type { Context } from '../context.ts'
import type { App } from './app-type.ts'
import { Problem } from './problem.ts'
import { answers, ok } from './reply.ts'

const healthSchema = z.object({ database: z.literal('up') })

/** `GET /healthz`: whether the process can reach its database. */
export const healthRoutes = (app: App, { database }: Context): void => {
  const schema = {
    tags: ['health'],
    summary: 'Whether the database can be reached',
    response: answers(healthSchema),
  }
  app.get('/healthz', { schema, logLevel: 'warn' }, async () => {
    try {
      await database.ping()
    } catch {
      throw new Problem('UNAVAILABLE')
    }
    return ok({ database: 'up' as const })
  })
}
