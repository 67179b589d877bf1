import { z } from 'zod'
import { captchaChallengeSchema } from '../../lib/contract/captcha.ts'
import { CAPTCHA_ROUTES } from '../../lib/contract/enums.ts'
import type { Context } from '../context.ts'
import type { App } from './app-type.ts'
import { answers, ok } from './reply.ts'

const query = z.object({ route: z.enum(CAPTCHA_ROUTES) })

/** Puzzles for the proof-of-work captcha, each bound to the request it will be sent with. */
export const captchaRoutes = (app: App, { captcha }: Context): void => {
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
    async (request) => {
      return ok(await captcha.challenge(request.query.route))
    },
  )
}
