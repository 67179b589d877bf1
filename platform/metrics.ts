import type { FastifyInstance } from 'fastify'
import { createMetrics, mayReadMetrics, METRICS_PATH, type Metrics } from '../lib/domain/metrics.ts'

/** Counts the requests of a server and shows its numbers at `/metrics`; to be opened before its routes. */
export const openMetrics = (
  app: FastifyInstance,
  program: 'platform' | 'identity',
  token: string | undefined,
): Metrics => {
  const metrics = createMetrics(program)
  app.addHook('onRequest', async (request, { raw }) => {
    metrics.begin()
    const began = performance.now()
    // A visitor who leaves has an answer, too.
    raw.once('close', () =>
      metrics.end({
        method: request.method,
        route: request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown'),
        status: raw.statusCode,
        seconds: (performance.now() - began) / 1_000,
      }),
    )
  })
  app.get(METRICS_PATH, { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!mayReadMetrics(request.raw, token)) return reply.callNotFound()
    return reply.header('content-type', metrics.contentType).send(await metrics.text())
  })
  return metrics
}
