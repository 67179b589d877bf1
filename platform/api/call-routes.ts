import type { FastifyRequest } from 'fastify'
import { resolve } from 'node:path'
import { z } from 'zod'
import { callEventsSchema } from '../../lib/contract/call-status.ts'
import { callResponseSchema } from '../../lib/contract/socket.ts'
import { eventsAfter, spendTicket } from '../calls/call-store.ts'
import { ownCall } from '../calls/ownership.ts'
import { recordingPath } from '../calls/speaker.ts'
import type { Context } from '../context.ts'
import type { App } from './app-type.ts'
import { Problem } from './problem.ts'
import { answers, ok, sounds } from './reply.ts'
import { sendFile } from './send-file.ts'
import { visitorHashOf } from './visitor.ts'

const params = z.object({ call_id: z.uuid() })
const headers = z.object({
  'x-call-ticket': z.string().max(128).optional(),
  range: z.string().max(100).optional(),
})
const query = z.object({ after: z.coerce.number().int().min(0).max(1_000_000).default(0) })

type CallRequest = FastifyRequest<{ Params: z.output<typeof params>; Headers: z.output<typeof headers> }>

/** A call seen without a socket: its events, hanging up, its recording. */
export const callRoutes = (app: App, context: Context): void => {
  const { database, centre, clock } = context

  const claimed = async (
    request: Pick<CallRequest, 'params' | 'headers'> & { raw: FastifyRequest['raw'] },
  ) => {
    const ticket = request.headers['x-call-ticket'] ?? null
    const visitorHash = visitorHashOf(context, request.raw.headers.cookie)
    const row = await ownCall(context, { callId: request.params.call_id, visitorHash, ticket })
    if (!row) throw new Problem('NOT_FOUND')
    return { row, byTicket: ticket !== null }
  }

  app.get(
    // Only what looks like a call's id, so that the names beside it (`/demo-calls/auto-call`) are not taken for one.
    '/demo-calls/:call_id(^[0-9a-fA-F-]{36}$)',
    {
      schema: {
        tags: ['calls'],
        summary: 'The events of a call after one of them',
        params,
        headers,
        querystring: query,
        response: answers(callEventsSchema),
      },
    },
    async (request) => {
      const { row, byTicket } = await claimed(request)
      // Where no socket can be had, this is how the ticket starts the call.
      const started =
        byTicket && !row.startedAt ? await spendTicket(database.db, row.id, new Date(clock())) : null
      if (started) await centre.start(started)
      return ok({ call_id: row.id, events: await eventsAfter(database.db, row.id, request.query.after) })
    },
  )

  app.post(
    '/demo-calls/:call_id/hang-up',
    {
      schema: { tags: ['calls'], summary: 'Hang up', params, headers, response: answers(callResponseSchema) },
    },
    async (request) => {
      const { row } = await claimed(request)
      if (!centre.hangUp(row.id)) throw new Problem('NOT_FOUND')
      return ok({ call_id: row.id, status: 1 as const })
    },
  )

  app.get(
    '/demo-calls/:call_id/recording',
    { schema: { tags: ['calls'], summary: 'The recording of a call', params, headers, response: sounds } },
    async (request, reply) => {
      const { row } = await claimed(request)
      if (!row.recording) throw new Problem('NOT_FOUND')
      const { range } = request.headers
      return sendFile(reply, {
        path: recordingPath(resolve(context.env.DATA_DIR), row.recording),
        type: 'audio/mpeg',
        share: row.recordingShare ?? 1,
        range,
      })
    },
  )
}
