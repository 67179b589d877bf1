import type { DemoCallKind } from '../../lib/contract/enums.ts'
import type { ErrorCode } from '../../lib/contract/error-codes.ts'
import type { CallResponse, HangUp, MakeCall, Resume } from '../../lib/contract/socket.ts'
import type { FastifyInstance } from 'fastify'
import { consumeTicket, findCallByTicket } from './call-store.ts'
import type { Actor } from '../api/actor.ts'

/** Who is on the other end of a socket, and the calls whose tickets were shown on it. */
export type SocketActor = Pick<Actor, 'visitorHash'> & { calls: Set<string> }

/** What to answer, and the call to follow from then on, from after `lastSeq`. */
export type Outcome = { response: CallResponse; follow?: { callId: string; lastSeq: number } }

/** The answer to a message that is not granted. */
export const refused = (code: ErrorCode, callId: string | null = null): Outcome => ({
  response: { call_id: callId, status: 0, error_code: code },
})

const granted = (callId: string): CallResponse => ({ call_id: callId, status: 1 })

/** Uses up a ticket and starts its call. */
export const makeCall = async (
  app: FastifyInstance,
  actor: SocketActor,
  kind: DemoCallKind,
  { ticket }: MakeCall,
): Promise<Outcome> => {
  const booked = await findCallByTicket(app, { ticket, visitorHash: actor.visitorHash })
  if (booked?.kind !== kind) return refused('UNAUTHENTICATED')
  const row = await consumeTicket(app, booked.id)
  if (!row) return refused('UNAUTHENTICATED')
  await app.callManager.start(row)
  actor.calls.add(row.id)
  return { response: granted(row.id), follow: { callId: row.id, lastSeq: 0 } }
}

/** Takes up a call again after a lost connection. */
export const resumeCall = async (
  app: FastifyInstance,
  actor: SocketActor,
  message: Resume,
): Promise<Outcome> => {
  const { call_id: callId, ticket, last_seq: lastSeq } = message
  const row = await findCallByTicket(app, { callId, visitorHash: actor.visitorHash, ticket })
  if (!row?.startedAt) return refused('UNAUTHENTICATED')
  actor.calls.add(callId)
  return { response: granted(callId), follow: { callId, lastSeq } }
}

/** Ends a call that this socket has made or resumed. */
export const hangUpCall = async (
  { callManager }: FastifyInstance,
  actor: SocketActor,
  { call_id: callId }: HangUp,
): Promise<Outcome> =>
  actor.calls.has(callId) && (await callManager.hangUp(callId))
    ? { response: granted(callId) }
    : refused('NOT_FOUND', callId)
