import { z } from 'zod'
import { networkOf } from '../../lib/contract/network-address.ts'
import type { App } from '../api/app-type.ts'
import { Problem } from '../api/problem.ts'
import type { Context } from '../context.ts'

const keyParams = z.object({ key: z.string().max(100) })

/** `GET /api/features/{key}` and the event stream `GET /sub/{key}`, as the GrowthBook SDK asks for them; any key will do. */
export const flagRoutes = (app: App, { flags }: Context): void => {
  const schema = { tags: ['feature flags'], params: keyParams }

  app.get('/api/features/:key', { schema, logLevel: 'warn' }, (_request, reply) =>
    reply
      .headers({ 'x-sse-support': 'enabled', 'access-control-expose-headers': 'x-sse-support' })
      .send(flags.current()),
  )

  app.get('/sub/:key', { schema, logLevel: 'warn' }, (request, reply) => {
    if (!flags.stream(reply, networkOf(request.ip))) throw new Problem('UNAVAILABLE')
  })
}
