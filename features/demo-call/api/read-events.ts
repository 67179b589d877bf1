import { callEventsSchema } from '@/lib/contract/call-status'
import { paths, TICKET_HEADER } from '@/lib/contract/paths'
import { request } from '@/lib/http'

/** The events of a call after a `seq`, oldest first: the way to follow a call when no socket can be had. */
export const readEvents = (callId: string, ticket: string, after: number) =>
  request(callEventsSchema, {
    url: paths.callEvents(callId),
    params: { after },
    headers: { [TICKET_HEADER]: ticket },
  })
