import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  stopCallsRequestSchema,
  stopCodeRequestSchema,
  stopCodeSchema,
  stoppedSchema,
} from '../../lib/contract/call-check.ts'
import type { Locale } from '../../lib/contract/enums.ts'
import { API_BASE, paths } from '../../lib/contract/paths.ts'
import { networkOf } from '../../lib/domain/network-address.ts'
import { mergeScript } from '../../lib/domain/script-template.ts'
import { ApiError, refuse } from '../api/api-error.ts'
import { answers, ok } from '../api/reply.ts'
import { placeCall } from '../call-api/place-call.ts'
import { isSuppressed, suppressNumber } from '../calls/do-not-call.ts'
import { callsThisHour, isNumberBusy, secondsUntilCalls } from '../calls/limits.ts'
import { consumeCaptcha } from '../captcha/captcha.ts'
import { readSeed } from '../content/seed.ts'
import { consume } from '../rate-limit.ts'
import { spellCode } from '../speech/otp.ts'
import { isStopCode, stopCode } from './stop-code.ts'

const HOUR_S = 3_600
const BUDGET_RETRY_S = 600
const CODES_PER_NETWORK = 5
const CALLS_PER_NUMBER = 2
const TRIES_PER_NETWORK = 20
const TRIES_PER_NUMBER = 5
const CODE_LIFE_S = 20 * 60

const scriptSchema = z.object({ vi: z.string(), en: z.string() })

/** Says the code in a call, unless the number is not to be called anyway or is in a call. */
const sayCode = (app: FastifyInstance, phone: string, { code, locale }: { code: string; locale: Locale }) => {
  const { database, secrets, catalogue, env, clock } = app
  const voice = catalogue.voices.find(({ language }) => language === locale) ?? catalogue.voices[0]
  if (!voice) throw new ApiError('UNAVAILABLE')
  const words = readSeed('stop-calls', scriptSchema)[voice.language]
  const text = mergeScript(words, { ma: spellCode(code), brand: env.BRAND_NAME })
  const phoneHash = secrets.lastingHash('phone', phone)
  return database.db.transaction(async (tx) => {
    const now = clock()
    if (await isSuppressed(tx, secrets, phone)) return
    if (await isNumberBusy(tx, phoneHash, now)) return
    const content = { type: 'script', voiceId: voice.id, language: voice.language, rate: 1, text } as const
    await placeCall(app, tx, { id: randomUUID(), account: 'call-check', phone, phoneHash, content }, now)
  })
}

/** Lets the owner of a number stop calls to it. No answer tells whether the number was ever called, or is on the list already. */
const routes: FastifyPluginAsyncZod = async (app) => {
  const { database, secrets, captcha, env, clock, createLimit } = app
  const { db } = database
  const codes = createLimit({ name: 'stop-codes', limit: CODES_PER_NETWORK, windowS: HOUR_S })
  const codeCalls = createLimit({ name: 'stop-calls', limit: CALLS_PER_NUMBER, windowS: 24 * HOUR_S })
  const tries = createLimit({ name: 'stop-tries', limit: TRIES_PER_NETWORK, windowS: HOUR_S })
  const numberTries = createLimit({ name: 'stop-number', limit: TRIES_PER_NUMBER, windowS: CODE_LIFE_S })

  app.post(
    paths.stopCode,
    { schema: { hide: true, body: stopCodeRequestSchema, response: answers(stopCodeSchema) } },
    async (request, reply) => {
      const { phone, recaptcha, locale } = request.body
      await app.admitNetwork(request, 'calls')
      const opensIn = secondsUntilCalls(app, clock())
      if (opensIn > 0) throw new ApiError('OUTSIDE_CALLING_HOURS', { retryAfter: opensIn })
      const verdict = await captcha.verify(recaptcha, 'data-rights')
      if (verdict.state === 'unreachable') throw new ApiError('UNAVAILABLE')
      if (!(await consumeCaptcha(db, verdict))) {
        await app.suspicion.note(networkOf(request.ip), 'captcha')
        throw new ApiError('INVALID_RECAPTCHA')
      }
      await consume(reply, [[codes, networkOf(request.ip)]])
      if ((await callsThisHour(db, clock())) >= env.CALLS_PER_HOUR)
        throw new ApiError('UNAVAILABLE', { retryAfter: BUDGET_RETRY_S, rule: 'hourly budget' })
      const { code, validUntil } = stopCode(app, phone)
      // A number that has been called for this often enough is left in peace; neither the answer nor the time it takes tells.
      if ((await codeCalls.use(phone)).isAllowed)
        void sayCode(app, phone, { code, locale }).catch((error: unknown) =>
          request.log.error({ err: error }, 'a code could not be said'),
        )
      return ok({ valid_until: validUntil.toISOString() })
    },
  )

  app.post(
    paths.stopCalls,
    { schema: { hide: true, body: stopCallsRequestSchema, response: answers(stoppedSchema) } },
    async (request, reply) => {
      const { phone, code } = request.body
      await consume(reply, [
        [tries, networkOf(request.ip)],
        [numberTries, phone],
      ])
      if (!isStopCode(app, phone, code)) refuse({ code: 'OTP_INVALID' })
      await suppressNumber(db, secrets, phone)
      return ok({ stopped: true as const })
    },
  )
}

/** What the page /call-check asks. */
export const callCheckPlugin: FastifyPluginAsyncZod = async (app) => {
  await app.register(routes, { prefix: API_BASE })
}
