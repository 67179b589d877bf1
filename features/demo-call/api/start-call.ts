import { callResponseSchema } from '@/lib/contract/socket'
import { paths, TICKET_HEADER } from '@/lib/contract/paths'
import { request } from '@/lib/http'

/** Starts a booked call over HTTP, for when no socket can be had; a repeat is harmless. */
export const startCall = (callId: string, ticket: string) =>
  request(callResponseSchema, {
    method: 'POST',
    url: paths.startCall(callId),
    headers: { [TICKET_HEADER]: ticket },
  })
