import type { Context } from '../context.ts'
import type { CallRow } from '../db/schema.ts'
import { sameSecret } from '../secrets.ts'
import { findCall } from './call-store.ts'

/** `visitorHash` is null when the connection carries no visitor cookie. */
export type Claim = { callId: string; visitorHash: string | null; ticket: string | null }

/** The call, if the claim shows that it is the claimant's: by the visitor cookie or by the ticket of the call. */
export const ownCall = async (
  context: Context,
  { callId, visitorHash, ticket }: Claim,
): Promise<CallRow | null> => {
  const row = await findCall(context.database.db, callId)
  if (!row) return null
  if (ticket !== null && sameSecret(ticket, context.secrets.ticket(callId))) return row
  return visitorHash === row.visitorHash ? row : null
}
