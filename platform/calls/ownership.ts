import type { FastifyInstance } from 'fastify'
import type { CallRow } from '../db/schema.ts'
import { sameSecret } from '../secrets.ts'
import { findCall } from './call-store.ts'

/** `visitorHash` is null when the connection carries no visitor cookie. */
export type Claim = { callId: string; visitorHash: string | null; ticket: string }

/** The call, if this visitor booked it. */
export const visitorsCall = async (
  app: FastifyInstance,
  { callId, visitorHash }: Pick<Claim, 'callId' | 'visitorHash'>,
): Promise<CallRow | null> => {
  const row = await findCall(app.database.db, callId)
  return row?.visitorHash === visitorHash ? row : null
}

/** The call, if this visitor booked it and shows its ticket: the one rule of socket and HTTP. */
export const ownCall = async (app: FastifyInstance, claim: Claim): Promise<CallRow | null> =>
  sameSecret(claim.ticket, app.secrets.ticket(claim.callId)) ? visitorsCall(app, claim) : null
