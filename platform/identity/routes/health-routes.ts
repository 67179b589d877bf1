import type { FastifyInstance } from 'fastify'
import type { IdentityContext } from './context.ts'

/** `GET /healthz`: whether the process can reach its database. */
export const healthRoutes = (app: FastifyInstance, { database }: IdentityContext): void => {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    try {
      await database.ping()
      return { status: 1, result: { database: 'up' } }
    } catch {
      return reply
        .code(503)
        .send({ status: 0, error_code: 'UNAVAILABLE', error_message: 'the database cannot be reached' })
    }
  })
}
