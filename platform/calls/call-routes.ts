import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { callEventsSchema } from '../../lib/contract/call-status.ts'
import { TICKET_HEADER } from '../../lib/contract/paths.ts'
import { callResponseSchema } from '../../lib/contract/socket.ts'
import { consumeTicket, eventsAfter, findCall, findCallByTicket, findCallOf } from './call-store.ts'
import { recordingKey } from './speaker.ts'
import { ApiError } from '../api/api-error.ts'
import { answers, ok, sounds } from '../api/reply.ts'
import { sendSound } from '../api/send-file.ts'
import { visitorHashOf } from '../api/actor.ts'

const params = z.object({ call_id: z.uuid() })
const headers = z.object({ [TICKET_HEADER]: z.string().min(1).max(128) })
const rangeHeaders = z.object({ range: z.string().max(100).optional() })
const query = z.object({ after: z.coerce.number().int().min(0).max(1_000_000).default(0) })

type CallRequest = Pick<FastifyRequest, 'cookies'> & {
  params: z.output<typeof params>
  headers: z.output<typeof headers>
}

/** A call without a socket: starting it, its events, hanging up, its recording. */
export const callRoutes: FastifyPluginAsyncZod = async (app) => {
  const { database, callManager } = app

  const ticketedCall = async ({ params, headers, cookies }: CallRequest) => {
    const visitorHash = visitorHashOf(app, cookies)
    const { call_id: callId } = params
    const row = await findCallByTicket(app, { callId, visitorHash, ticket: headers[TICKET_HEADER] })
    if (!row) throw new ApiError(visitorHash ? 'NOT_FOUND' : 'UNAUTHENTICATED')
    return row
  }

  app.post(
    '/demo-calls/:call_id/start',
    {
      schema: {
        tags: ['calls'],
        summary: 'Start a booked call without a socket',
        params,
        headers,
        response: answers(callResponseSchema),
      },
    },
    async (request) => {
      const { id } = await ticketedCall(request)
      const started = await consumeTicket(app, id)
      if (started) await callManager.start(started)
      // Started before, over the socket or by an earlier try, is started all the same; too late is not.
      else if (!(await findCall(database.db, id))?.startedAt) throw new ApiError('UNAUTHENTICATED')
      return ok({ call_id: id, status: 1 as const })
    },
  )

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
      const { id } = await ticketedCall(request)
      return ok({ call_id: id, events: await eventsAfter(database.db, id, request.query.after) })
    },
  )

  app.post(
    '/demo-calls/:call_id/hang-up',
    {
      schema: { tags: ['calls'], summary: 'Hang up', params, headers, response: answers(callResponseSchema) },
    },
    async (request) => {
      const { id } = await ticketedCall(request)
      if (!(await callManager.hangUp(id))) throw new ApiError('NOT_FOUND')
      return ok({ call_id: id, status: 1 as const })
    },
  )

  app.get(
    '/demo-calls/:call_id/recording',
    {
      schema: {
        tags: ['calls'],
        summary: 'The recording of a call',
        params,
        headers: rangeHeaders,
        response: sounds,
      },
    },
    async (request, reply) => {
      // A player can send no ticket; the visitor's cookie it does send.
      const row = await findCallOf(database.db, request.params.call_id, visitorHashOf(app, request.cookies))
      if (!row?.recording) throw new ApiError('NOT_FOUND')
      return sendSound(request, reply, {
        files: app.storage.files,
        key: recordingKey(row.recording),
        ratio: row.recordingShare ?? 1,
      })
    },
  )
}
