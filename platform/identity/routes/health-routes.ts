import type { FastifyInstance } from 'fastify'
import type { IdentityContext } from './context.ts'

const UNAVAILABLE = { status: 0, error_code: 'UNAVAILABLE' }

/** `GET /healthz`: whether requests may be sent here; `GET /livez`: whether the process answers. */
export const healthRoutes = (app: FastifyInstance, { database, drain }: IdentityContext): void => {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    if (drain.isOn()) return reply.code(503).send({ ...UNAVAILABLE, error_message: 'being stopped' })
    try {
      await database.ping()
      return { status: 1, result: { database: 'up' } }
    } catch {
      return reply.code(503).send({ ...UNAVAILABLE, error_message: 'the database cannot be reached' })
    }
  })
  app.get('/livez', { logLevel: 'warn' }, () => ({ status: 1, result: { process: 'up' } }))
}
