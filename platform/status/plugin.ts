import type { FastifyPluginAsync } from 'fastify'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { LOCALES } from '../../lib/contract/enums.ts'
import { statusPage } from './page.ts'
import { forgetProbes, probeAll, probesOf, readStatus } from './probes.ts'

const EVERY_MS = 60_000
const querySchema = z.object({ lang: z.enum(LOCALES).catch('vi') })
const style = readFileSync(new URL('./style.css', import.meta.url))
const policy = {
  defaultSrc: ["'none'"],
  styleSrc: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
}

/** `GET /status`: how the services are and were, by probes of every minute. It is here, not on the site, which may be what is down. */
export const statusPlugin: FastifyPluginAsync = async (app) => {
  const { database, clock, log, env } = app
  const probes = probesOf(app)
  let timer: NodeJS.Timeout | undefined
  const probe = () => {
    probeAll(database.db, probes, clock()).catch((error: unknown) => log.warn({ err: error }, 'not probed'))
  }
  app.addHook('onReady', async () => {
    timer = setInterval(probe, EVERY_MS).unref()
  })
  app.addHook('preClose', async () => clearInterval(timer))
  app.jobs.everyHour('probes', () => forgetProbes(database.db, clock()))
  app.get('/status/style.css', { schema: { hide: true }, logLevel: 'warn' }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(style),
  )
  app.get(
    '/status',
    {
      schema: { hide: true },
      logLevel: 'warn',
      helmet: { contentSecurityPolicy: { useDefaults: false, directives: policy } },
    },
    async (request, reply) => {
      const { lang } = querySchema.parse(request.query)
      const statuses = await readStatus(database.db, clock())
      return reply.type('text/html; charset=utf-8').send(statusPage(statuses, lang, env.BRAND_NAME))
    },
  )
}
