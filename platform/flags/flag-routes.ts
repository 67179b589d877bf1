import { z } from 'zod'
import { networkOf } from '../../lib/domain/network-address.ts'
import type { App } from '../api/app-type.ts'
import { Problem } from '../api/problem.ts'
import { events, failures } from '../api/reply.ts'
import type { Context } from '../context.ts'

const keyParams = z.object({ key: z.string().regex(/^[\w.-]{1,100}$/) })
/** What the GrowthBook SDK reads; the rules inside a feature are its own affair. */
const featuresSchema = z.looseObject({ features: z.record(z.string(), z.unknown()) })

/** `GET /api/features/{key}` and the event stream `GET /sub/{key}`, as the GrowthBook SDK asks for them; any key will do. */
export const flagRoutes = (app: App, { flags }: Context): void => {
  const tags = ['feature flags']
  const params = keyParams
  const readSchema = { tags, summary: 'The flags', params, response: { 200: featuresSchema, ...failures } }
  const streamSchema = { tags, summary: 'The flags and every change of them', params, response: events }

  app.get('/api/features/:key', { schema: readSchema, logLevel: 'warn' }, (_request, reply) => {
    void reply.headers({ 'x-sse-support': 'enabled', 'access-control-expose-headers': 'x-sse-support' })
    return flags.current()
  })

  app.get('/sub/:key', { schema: streamSchema, logLevel: 'warn' }, (request, reply) => {
    if (!flags.stream(reply, networkOf(request.ip))) throw new Problem('UNAVAILABLE')
  })
}
