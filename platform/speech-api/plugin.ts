import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { SPEECH_MAX_CHARACTERS, LONG_SPEECH_MAX_CHARACTERS } from '../../lib/contract/enums.ts'
import { success } from '../../lib/contract/envelope.ts'
import { API_BASE, paths } from '../../lib/contract/paths.ts'
import { speechRequestSchema, speechSchema, type SpeechRequest } from '../../lib/contract/speech.ts'
import { charactersOf } from '../../lib/domain/plain-text.ts'
import { KEEP_DAYS } from '../../lib/domain/retention.ts'
import { ApiError, refuse } from '../api/api-error.ts'
import { answers, failures, ok } from '../api/reply.ts'
import { sendSound } from '../api/send-file.ts'
import { idempotencyHeader, keyGuard, keyHeader, security } from '../api-keys/key-guard.ts'
import { speeches, type SpeechRow } from '../db/api-schema.ts'
import { lineOf } from '../speech/engines/estimate-words.ts'
import { readText } from '../speech/reading.ts'
import { audioKey, createSpeechMaker, SPEECHES } from './speak.ts'
import { countFailure, forgetSpeeches, giveBack, ownSpeech, shownSpeech, takeOn } from './speeches.ts'
import { readSsml, SsmlError, type Stretch } from './ssml.ts'
import { partsOf, type SpeechWish } from './wish.ts'

const BUSY_S = 10
const TYPES = { mp3: 'audio/mpeg', wav: 'audio/wav', opus: 'audio/ogg' } as const
const BODY_LIMIT = 64 * 1024
const QUEUE = 'long-speeches'
const TRIES = 4

const idParams = z.object({ id: z.uuid() })
const binary = { schema: z.string().meta({ format: 'binary' }) }
const sounds = { 'audio/mpeg': binary, 'audio/wav': binary, 'audio/ogg': binary }

const stretchesOf = ({ text, ssml }: Pick<SpeechRequest, 'text' | 'ssml'>): Stretch[] => {
  if (ssml === undefined) return [{ text: text ?? '', rate: 1, pauseMs: null }]
  if (text !== undefined) return refuse({ ssml: 'SSML_INVALID' })
  try {
    return readSsml(ssml)
  } catch (error) {
    if (error instanceof SsmlError) return refuse({ ssml: 'SSML_INVALID' })
    throw error
  }
}

const speechRoutes: FastifyPluginAsyncZod = async (app) => {
  const { env, catalogue, clock, secrets, database, storage, jobs, log } = app
  const { db } = database
  const speak = createSpeechMaker(db, storage.files)
  const everybody = env.API_FREE_CHARACTERS
  const voices = catalogue.voices.map(({ id }) => id)
  const { onRequest, keyOf } = keyGuard(app)
  const tags = ['speech']

  /** What a request asks for, checked; VALIDATION names what is wrong with it. */
  const wishOf = (request: SpeechRequest): { wish: SpeechWish; characters: number } => {
    const field = request.ssml === undefined ? 'text' : 'ssml'
    const voice =
      catalogue.voices.find(({ id }) => id === request.voice) ?? refuse({ voice: 'VOICE_UNKNOWN' })
    const reading = voice.language === 'vi' ? request.reading : undefined
    const stretches = stretchesOf(request)
    const characters = stretches.reduce((sum, { text }) => sum + charactersOf(text), 0)
    if (characters > LONG_SPEECH_MAX_CHARACTERS) refuse({ [field]: 'TEXT_TOO_LONG' })
    const { rate, format } = request
    const parts = partsOf(stretches, { voice: voice.code, rate, reading, format }).filter((part) =>
      /[\p{L}\p{N}]/u.test(lineOf(readText(part.text, voice.language, reading))),
    )
    if (parts.length === 0) refuse({ [field]: 'TEXT_EMPTY' })
    return { wish: { parts }, characters }
  }

  const fail = (row: SpeechRow, isLong: boolean) => async (error: unknown) => {
    log.warn({ err: error, speech: row.id }, 'a text could not be spoken')
    await giveBack(db, row, isLong, clock())
    throw new ApiError('UNAVAILABLE', { retryAfter: BUSY_S })
  }

  app.post(
    paths.speech,
    {
      onRequest,
      bodyLimit: BODY_LIMIT,
      schema: {
        tags,
        summary: 'Have a text spoken',
        security,
        headers: z.object({
          ...keyHeader,
          ...idempotencyHeader,
        }),
        body: speechRequestSchema.extend({
          voice: speechRequestSchema.shape.voice.meta({ enum: voices }),
        }),
        response: {
          200: {
            description: 'The sound, or with `words` where it is and when each word is heard',
            content: {
              ...sounds,
              'application/json': { schema: success(speechSchema) },
            },
          },
          202: success(speechSchema).describe('A long text has begun to be spoken'),
          ...failures,
        },
      },
    },
    async (request, reply) => {
      const key = keyOf(request)
      const { wish, characters } = wishOf(request.body)
      const { format, words } = request.body
      const isLong = characters > SPEECH_MAX_CHARACTERS
      const asked = {
        wish,
        characters,
        format,
        idempotencyKey: request.headers['idempotency-key'] ?? null,
        bodyHash: secrets.hash('body', JSON.stringify(['speech', request.body])),
      }
      const row = await db.transaction(async (tx) => {
        const taken = await takeOn(tx, key, asked, { everybody, now: clock() })
        if (isLong && taken.state === 'queued') await jobs.send(tx, QUEUE, taken.id, { id: taken.id })
        return taken
      })
      void reply.header('x-speech-id', row.id)
      if (isLong) return reply.code(202).send(ok(shownSpeech(row)))
      const done = await speak(row, 'api').catch(fail(row, false))
      if (words) return reply.send(ok(shownSpeech(done)))
      return sendSound(request, reply, { files: storage.files, key: audioKey(done), type: TYPES[format] })
    },
  )

  app.get(
    '/speech/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'How far a speech has come',
        security,
        headers: z.object(keyHeader),
        params: idParams,
        response: answers(speechSchema),
      },
    },
    async (request) => ok(shownSpeech(await ownSpeech(db, keyOf(request), request.params.id))),
  )

  app.get(
    '/speech/:id/audio',
    {
      onRequest,
      schema: {
        tags,
        summary: 'The sound of a speech',
        security,
        headers: z.object({ ...keyHeader, range: z.string().max(100).optional() }),
        params: idParams,
        response: {
          200: { description: 'The whole sound', content: sounds },
          206: { description: 'The part asked for', content: sounds },
          ...failures,
        },
      },
    },
    async (request, reply) => {
      const row = await ownSpeech(db, keyOf(request), request.params.id)
      return sendSound(request, reply, {
        files: storage.files,
        key: audioKey(row),
        type: TYPES[row.format],
      })
    },
  )
}

const jobSchema = z.object({ id: z.string() })

/** Texts spoken for programs; long ones on the job queue, where a failure is tried again and then given back. */
export const speechApiPlugin: FastifyPluginAsync = async (app) => {
  const { database, clock, jobs, storage } = app
  const { db } = database
  const speak = createSpeechMaker(db, storage.files)
  jobs.define({
    name: QUEUE,
    retryLimit: TRIES - 1,
    retryDelay: BUSY_S,
    handle: async (data) => {
      const { id } = jobSchema.parse(data)
      const [row] = await db.select().from(speeches).where(eq(speeches.id, id))
      if (!row) return
      try {
        await speak(row, 'long-text')
      } catch (error) {
        if ((await countFailure(db, id)) < TRIES) throw error
        app.log.warn({ err: error, speech: id }, 'a long text could not be spoken')
        await giveBack(db, row, true, clock())
      }
    },
  })
  app.keepFiles(SPEECHES, KEEP_DAYS.texts * 24 * 3_600_000)
  jobs.everyHour('speeches', () => forgetSpeeches(db, clock()))
  await app.register(speechRoutes, { prefix: API_BASE })
}
