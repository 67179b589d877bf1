import { z } from 'zod'
import { paths, TICKET_HEADER } from '@/lib/contract/paths'
import { request } from '@/lib/http'

/** Ends a call over HTTP, for when no socket can be had. */
export const hangUp = (callId: string, ticket: string) =>
  request(z.unknown(), { method: 'POST', url: paths.hangUp(callId), headers: { [TICKET_HEADER]: ticket } })
