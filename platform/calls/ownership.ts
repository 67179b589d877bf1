import type { Context } from '../context.ts'
import type { CallRow } from '../db/schema.ts'
import { sameSecret } from '../secrets.ts'
import { findCall } from './call-store.ts'

/** `visitorHash` is null when the connection carries no visitor cookie. */
export type Claim = { callId: string; visitorHash: string | null; ticket: string }

/** The call, if this visitor booked it. */
export const visitorsCall = async (
  context: Context,
  { callId, visitorHash }: Pick<Claim, 'callId' | 'visitorHash'>,
): Promise<CallRow | null> => {
  const row = await findCall(context.database.db, callId)
  return row?.visitorHash === visitorHash ? row : null
}

/** The call, if this visitor booked it and shows its ticket: the one rule of socket and HTTP. */
export const ownCall = async (context: Context, claim: Claim): Promise<CallRow | null> =>
  sameSecret(claim.ticket, context.secrets.ticket(claim.callId)) ? visitorsCall(context, claim) : null
