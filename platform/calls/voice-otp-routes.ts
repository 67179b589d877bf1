import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { listeningQuerySchema } from '../../lib/contract/listening.ts'
import { localizedSchema } from '../../lib/contract/localized.ts'
import { networkOf } from '../../lib/domain/network-address.ts'
import { paths } from '../../lib/contract/paths.ts'
import { createListening } from './listening.ts'
import { consume, TooManyRequests } from '../rate-limit.ts'
import { otpScript } from '../speech/otp.ts'
import { ApiError } from '../api/api-error.ts'
import { answers, ok, sounds } from '../api/reply.ts'
import { sendSound } from '../api/send-file.ts'

/** Codes nobody heard before; each is said once and kept. */
const CODES_PER_HOUR = 60
const HOUR_S = 3_600

const headers = z.object({ range: z.string().max(100).optional() })

/** What a voice OTP call will say, with `{{ma}}` where the code stands, and the codes of the listening test as sound. */
export const voiceOtpRoutes: FastifyPluginAsyncZod = async (app) => {
  const { catalogue, storage } = app
  const voice = z.enum(
    catalogue.voices.map(({ id }) => id),
    { error: 'VOICE_UNKNOWN' },
  )
  const listening = createListening(storage.files)
  const codeLimit = app.createLimit({ name: 'listening-codes', limit: CODES_PER_HOUR, windowS: HOUR_S })

  app.get(
    paths.otpScript,
    {
      schema: {
        tags: ['voice-otp'],
        summary: 'What a call will say',
        response: answers(z.object({ script: localizedSchema })),
      },
    },
    () => ok({ script: otpScript }),
  )

  app.get(
    paths.listeningTest,
    {
      schema: {
        tags: ['voice-otp'],
        summary: 'A code of the listening test as sound',
        headers,
        querystring: listeningQuerySchema.extend({ voice }),
        response: sounds,
      },
    },
    async (request, reply) => {
      const { voice, ...code } = request.query
      const voiceCode = catalogue.voices.find(({ id }) => id === voice)?.code
      if (!voiceCode) throw new ApiError('VALIDATION', { fields: { voice: 'VOICE_UNKNOWN' } })
      const admit = () => consume(reply, [[codeLimit, networkOf(request.ip)]])
      const key = await listening({ ...code, voiceCode }, admit).catch((error: unknown) => {
        if (error instanceof TooManyRequests) throw error
        request.log.warn({ err: error }, 'a code could not be said')
        return null
      })
      if (!key) throw new ApiError('UNAVAILABLE', { retryAfter: 5 })
      return sendSound(request, reply, { files: storage.files, key })
    },
  )
}
