import { z } from 'zod'
import { callAdapters } from '@/features/demo-call/call/call-adapters'
import { callEventsSchema } from '@/lib/contract/call-status'
import { demoCallTicketSchema, type AutoCallBody, type VoiceOtpBody } from '@/lib/contract/demo-call'
import type { DemoCallKind } from '@/lib/contract/enums'
import { IDEMPOTENCY_HEADER, paths, TICKET_HEADER } from '@/lib/contract/paths'
import { callResponseSchema } from '@/lib/contract/socket'
import { request } from '@/lib/http'

// All of them throw ApiError. Those with a ticket are for when no socket can be had.

/** What one kind of call lets choose from, from the browser: for when it could not be had while rendering. */
export const readCatalogue = (kind: DemoCallKind) =>
  callAdapters[kind].read((schema, url) => request(schema, { url }))

/** Requests a demo call; answers the single-use ticket that starts it and the calls left today. A repeat with the same key is harmless. */
export const createCall = (kind: DemoCallKind, body: AutoCallBody | VoiceOtpBody, idempotencyKey: string) =>
  request(demoCallTicketSchema, {
    method: 'POST',
    url: paths.demoCall(kind),
    data: body,
    headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
  })

/** Starts a booked call; a repeat is harmless. */
export const startCall = (callId: string, ticket: string) =>
  request(callResponseSchema, {
    method: 'POST',
    url: paths.startCall(callId),
    headers: { [TICKET_HEADER]: ticket },
  })

/** The events of a call after a `seq`, oldest first. */
export const readEvents = (callId: string, ticket: string, after: number) =>
  request(callEventsSchema, {
    url: paths.callEvents(callId),
    params: { after },
    headers: { [TICKET_HEADER]: ticket },
  })

/** Ends a call. */
export const hangUp = (callId: string, ticket: string) =>
  request(z.unknown(), { method: 'POST', url: paths.hangUp(callId), headers: { [TICKET_HEADER]: ticket } })
