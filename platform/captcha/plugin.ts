import { lt } from 'drizzle-orm'
import fp from 'fastify-plugin'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { captchaChallengeSchema } from '../../lib/contract/captcha.ts'
import { CAPTCHA_ROUTES } from '../../lib/contract/enums.ts'
import { API_BASE } from '../../lib/contract/paths.ts'
import { networkOf } from '../../lib/domain/network-address.ts'
import { answers, ok } from '../api/reply.ts'
import { captchaUses } from '../db/schema.ts'
import { createCaptcha, type Captcha } from './captcha.ts'

declare module 'fastify' {
  interface FastifyInstance {
    captcha: Captcha
  }
}

const query = z.object({ route: z.enum(CAPTCHA_ROUTES) })

const captchaRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/captcha/challenge',
    {
      schema: {
        tags: ['captcha'],
        summary: 'A puzzle, good for one kind of request',
        querystring: query,
        response: answers(captchaChallengeSchema),
      },
    },
    async ({ query, ip }) =>
      ok(await app.captcha.challenge(query.route, await app.suspicion.factor(networkOf(ip)))),
  )
}

/** The captcha, its puzzles, and the list of answers used. */
export const captchaPlugin = fp(
  async (app) => {
    const { env, secrets, clock, database } = app
    app.decorate('captcha', createCaptcha(env, secrets, clock))
    app.jobs.everyHour('captchas', () =>
      database.db.delete(captchaUses).where(lt(captchaUses.expiresAt, new Date(clock()))),
    )
    await app.register(captchaRoutes, { prefix: API_BASE })
  },
  { name: 'captcha', dependencies: ['database', 'jobs', 'abuse'] },
)
