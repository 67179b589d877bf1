import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { getRPCMetadata } from '@opentelemetry/core'
import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres'
import { PglitePreparedQuery } from 'drizzle-orm/pglite'
import { subscribe } from 'node:diagnostics_channel'
import { z } from 'zod'
import { openTracing } from '../lib/domain/tracing/open-tracing.ts'

const handledSchema = z.object({ route: z.object({ url: z.string() }) })

/** Names the span of a request by its route, as Fastify tells when it is handled. */
const traceRoutes = () =>
  subscribe('tracing:fastify.request.handler:start', (message) => {
    const request = getRPCMetadata(context.active())
    const handled = handledSchema.safeParse(message)
    if (request && handled.success) request.route = handled.data.route.url
  })

/** Has every query that is made for a request be a span with its text, never its parameters. */
const traceQueries = () => {
  const tracer = trace.getTracer('database')
  for (const { prototype } of [NodePgPreparedQuery, PglitePreparedQuery]) {
    const { execute } = prototype
    prototype.execute = function (placeholders) {
      if (!trace.getActiveSpan()) return execute.call(this, placeholders)
      const text = this.getQuery().sql
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
      const [name = ''] = text.trim().split(/\s/, 1)
      return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
        try {
          return await execute.call(this, placeholders)
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR })
          span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
          throw error
        } finally {
          span.end()
        }
      })
    }
  }
}

/** Traces requests of this process with their routes and queries; `stop` sends what is left. */
export const openPlatformTracing = (
  program: 'platform' | 'identity',
  ratio: number,
): { stop: () => Promise<void> } => {
  const tracing = openTracing(program, ratio)
  traceRoutes()
  traceQueries()
  return tracing
}
