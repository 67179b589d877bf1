import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { handsetSpeechRequestSchema, handsetSpeechSchema } from '../../lib/contract/handset.ts'
import { networkOf } from '../../lib/domain/network-address.ts'
import { API_BASE, paths } from '../../lib/contract/paths.ts'
import { createHandsetSpeaker } from './handset-speaker.ts'
import { stepToSay } from './handset-scripts.ts'
import { speechKeyOf } from '../speech/speech.ts'
import { consume } from '../rate-limit.ts'
import { documented, handsetChoices } from '../api/documented.ts'
import { ApiError } from '../api/api-error.ts'
import { answers, ok, sounds } from '../api/reply.ts'
import { sendSound } from '../api/send-file.ts'
import { ensureVisitor } from '../api/actor.ts'

const HOUR_S = 3_600
// Several people may sit behind one address; nobody gets far by throwing the cookie away.
const VISITORS_PER_ADDRESS = 5
const BUSY_S = 5

const params = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) })
const headers = z.object({ range: z.string().max(100).optional() })

/** The in-page handset with a visitor's own details: a step of a script spoken, and its sound. */
export const handsetRoutes: FastifyPluginAsyncZod = async (app) => {
  const { env, catalogue, secrets, storage } = app
  const speaker = createHandsetSpeaker(storage.files)
  const limit = env.HANDSET_STEPS_PER_HOUR
  const byVisitor = app.createLimit({ name: 'handset-visitor', limit, windowS: HOUR_S })
  const byAddress = app.createLimit({
    name: 'handset-address',
    limit: limit * VISITORS_PER_ADDRESS,
    windowS: HOUR_S,
  })

  app.post(
    paths.handsetSpeech,
    {
      schema: {
        tags: ['handset'],
        summary: 'Have a step of a script spoken',
        body: documented(handsetSpeechRequestSchema, handsetChoices(catalogue)),
        response: answers(handsetSpeechSchema),
      },
    },
    async (request, reply) => {
      const { visitorHash } = ensureVisitor(app, request, reply)
      const step = stepToSay(catalogue, request.body)
      if (!step.ok) throw new ApiError('VALIDATION', { fields: step.fields })
      const { say, translation } = step
      // Keyed, so that nobody can find out by guessing whose name was spoken.
      const id = secrets.hash('body', `handset ${JSON.stringify([say, speechKeyOf(say.voice)])}`)
      const cached = await speaker.find(id)
      if (!cached)
        await consume(reply, [
          [byAddress, networkOf(request.ip)],
          [byVisitor, visitorHash],
        ])
      const spoken = cached ?? (await speaker.speak(id, say))
      if (!spoken) throw new ApiError('UNAVAILABLE', { retryAfter: BUSY_S })
      return ok({ text: say.text, translation, audio_url: `${API_BASE}${paths.handsetSound(id)}`, ...spoken })
    },
  )

  app.get(
    paths.handsetSound(':id'),
    {
      schema: { tags: ['handset'], summary: 'The sound of a spoken step', params, headers, response: sounds },
    },
    (request, reply) =>
      sendSound(request, reply, { files: storage.files, key: speaker.keyOf(request.params.id) }),
  )
}
