import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { callsLeftSchema } from '../../lib/contract/calls-left.ts'
import { API_BASE, paths } from '../../lib/contract/paths.ts'
import { ttsRequestSchema, ttsResultSchema } from '../../lib/contract/tts.ts'
import { consumeCaptcha } from '../captcha/captcha.ts'
import { lineOf } from '../speech/engines/estimate-words.ts'
import { speechKeyOf, speechProvider } from '../speech/speech.ts'
import { readText } from '../speech/reading.ts'
import { createTtsSpeaker, TEXTS } from './tts-speaker.ts'
import { KEEP_DAYS } from '../../lib/domain/retention.ts'
import { forgetUses, giveBackText, consumeText, textsLeft, wasRead } from './uses.ts'
import { documented, withCaptcha } from '../api/documented.ts'
import { ApiError } from '../api/api-error.ts'
import { answers, ok, sounds } from '../api/reply.ts'
import { sendSound } from '../api/send-file.ts'
import { ensureVisitor, type Visitor } from '../api/actor.ts'

const BUSY_S = 10

const isSayable = (line: string) => /[\p{L}\p{N}]/u.test(line)

const params = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) })
const headers = z.object({ range: z.string().max(100).optional() })

/** The text-to-speech try-out: a short text read aloud, its sound, and how many texts a visitor has left today. */
const ttsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { env, catalogue, clock, secrets, database, captcha, storage } = app
  const speaker = createTtsSpeaker(storage.files)
  const limit = env.TTS_DAILY_LIMIT
  const voices = catalogue.voices.map(({ id }) => id)
  const body = documented(
    ttsRequestSchema.extend({ voice: ttsRequestSchema.shape.voice.meta({ enum: voices }) }),
    withCaptcha,
  )

  /** Lets a text through that is paid for with a captcha answer and one of the day's texts. */
  const admit = async (visitor: Visitor, id: string, recaptcha: string | undefined) => {
    if (!recaptcha) throw new ApiError('VALIDATION', { fields: { recaptcha: 'CAPTCHA_REQUIRED' } })
    const verdict = await captcha.verify(recaptcha, 'tts')
    if (verdict.state === 'unreachable') throw new ApiError('UNAVAILABLE')
    const now = clock()
    await database.db.transaction(async (tx) => {
      if (!(await consumeCaptcha(tx, verdict))) throw new ApiError('INVALID_RECAPTCHA')
    })
    const isGranted = await database.db.transaction((tx) => consumeText(tx, limit, visitor, id, now))
    if (isGranted) return
    const { resets_at: resetsAt } = await textsLeft(database.db, limit, visitor, now)
    throw new ApiError('DAILY_LIMIT_REACHED', { retryAfter: Math.ceil((Date.parse(resetsAt) - now) / 1_000) })
  }

  app.get(
    paths.ttsLeft,
    {
      schema: {
        tags: ['text to speech'],
        summary: 'How many texts are left today',
        response: answers(callsLeftSchema),
      },
    },
    async (request, reply) =>
      ok(await textsLeft(database.db, limit, ensureVisitor(app, request, reply), clock())),
  )

  app.post(
    paths.ttsDemo,
    {
      schema: {
        tags: ['text to speech'],
        summary: 'Have a text read aloud',
        body,
        response: answers(ttsResultSchema),
      },
    },
    async (request, reply) => {
      const { recaptcha, ...input } = request.body
      const voice = catalogue.voices.find(({ id }) => id === input.voice)
      if (!voice) throw new ApiError('VALIDATION', { fields: { voice: 'VOICE_UNKNOWN' } })
      const { language, code } = voice
      if (!isSayable(lineOf(readText(input.text, language, input.reading))))
        throw new ApiError('VALIDATION', { fields: { text: 'TEXT_EMPTY' } })
      const toRead = { ...input, voice: code, reading: language === 'vi' ? input.reading : undefined }
      // Keyed, so that nobody can find out by guessing what somebody else had read.
      const id = secrets.hash(
        'body',
        `tts ${JSON.stringify([toRead.text, code, speechKeyOf(code), toRead.rate, toRead.reading])}`,
      )
      const visitor = ensureVisitor(app, request, reply)
      const isRepeat = await wasRead(database.db, visitor, id, clock())
      if (!isRepeat) {
        await app.admitNetwork(request, 'speech')
        await admit(visitor, id, recaptcha)
      }
      const sound = await speaker.speak(id, toRead).catch(async (error: unknown) => {
        request.log.warn({ err: error }, 'a text could not be read')
        if (!isRepeat) await giveBackText(database.db, visitor, id, clock())
        throw new ApiError('UNAVAILABLE', { retryAfter: BUSY_S })
      })
      const left = await textsLeft(database.db, limit, visitor, clock())
      return ok({
        id,
        audio_url: `${API_BASE}${paths.ttsSound(id)}`,
        spoken_by: speechProvider(),
        ...sound,
        left,
      })
    },
  )

  app.get(
    paths.ttsSound(':id'),
    {
      schema: { tags: ['text to speech'], summary: 'The sound of a text', params, headers, response: sounds },
    },
    (request, reply) =>
      sendSound(request, reply, { files: storage.files, key: speaker.keyOf(request.params.id) }),
  )
}

// They say visitors' texts and are quickly made again.
const KEEP_MS = KEEP_DAYS.texts * 24 * 3_600_000

/** The text-to-speech try-out, and what is forgotten of it when. */
export const ttsPlugin: FastifyPluginAsync = async (app) => {
  const { database, clock } = app
  app.keepFiles(TEXTS, KEEP_MS)
  app.jobs.everyHour('uses of the try-out', () => forgetUses(database.db, clock()))
  await app.register(ttsRoutes, { prefix: API_BASE })
}
