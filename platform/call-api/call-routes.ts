import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { apiCallSchema, newCallSchema } from '../../lib/contract/call-api.ts'
import { paths } from '../../lib/contract/paths.ts'
import { idempotencyHeader, keyGuard, keyHeader, security } from '../api-keys/key-guard.ts'
import { ApiError } from '../api/api-error.ts'
import { documented } from '../api/documented.ts'
import { answers, ok, sounds } from '../api/reply.ts'
import { sendSound } from '../api/send-file.ts'
import { findCall } from '../calls/call-store.ts'
import { recordingKey } from '../calls/speaker.ts'
import { accountOfKey } from './account.ts'
import { ownCall, shownCall, takeCall } from './calls.ts'
import { isRecordingAddress } from './recording-address.ts'

const idParams = z.object({ id: z.uuid() })
const signed = z.object({
  expires: z.coerce.number().int().nonnegative(),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
})

/** A text or a code, never both. */
const SAID = [
  z.object({ script: z.string(), otp_code: z.never().optional() }),
  z.object({ otp_code: z.string(), script: z.never().optional() }),
]

/** One call by API: made, looked at, listened to. */
export const callRoutes: FastifyPluginAsyncZod = async (app) => {
  const { catalogue, clock, database, secrets, storage } = app
  const { onRequest, keyOf } = keyGuard(app)
  const tags = ['calls by api']
  const voices = catalogue.voices.map(({ id }) => id)

  app.post(
    paths.calls,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Call somebody',
        security,
        headers: z.object({ ...keyHeader, ...idempotencyHeader }),
        body: documented(
          newCallSchema.extend({ voice: newCallSchema.shape.voice.meta({ enum: voices }) }),
          SAID,
        ),
        response: answers(apiCallSchema),
      },
    },
    async (request) => {
      const row = await takeCall(app, accountOfKey(keyOf(request)), {
        wanted: request.body,
        idempotencyKey: request.headers['idempotency-key'] ?? null,
        bodyHash: secrets.hash('body', JSON.stringify(['call', request.body])),
      })
      return ok(await shownCall(app, row))
    },
  )

  app.get(
    '/calls/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'How a call goes',
        security,
        headers: z.object(keyHeader),
        params: idParams,
        response: answers(apiCallSchema),
      },
    },
    async (request) =>
      ok(await shownCall(app, await ownCall(database.db, accountOfKey(keyOf(request)), request.params.id))),
  )

  app.get(
    '/calls/:id/recording',
    {
      schema: {
        tags,
        summary: 'The recording of a call, by its signed address',
        headers: z.object({ range: z.string().max(100).optional() }),
        params: idParams,
        querystring: signed,
        response: sounds,
      },
    },
    async (request, reply) => {
      const { id } = request.params
      if (!isRecordingAddress(secrets, { id, ...request.query }, clock())) throw new ApiError('NOT_FOUND')
      const row = await findCall(database.db, id)
      if (!row?.recording) throw new ApiError('NOT_FOUND')
      return sendSound(request, reply, {
        files: storage.files,
        key: recordingKey(row.recording),
        ratio: row.recordingShare ?? 1,
      })
    },
  )
}
