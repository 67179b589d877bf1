import { endSessionsOf } from '../oidc/sessions.ts'
import type { AccountSession } from './account-session.ts'
import type { IdentityContext } from './context.ts'

/** Ends every session of a person but the one they change how they sign in from. */
export const endOtherSessions = async (
  { database, provider }: Pick<IdentityContext, 'database' | 'provider'>,
  { user, sessionUid }: AccountSession,
): Promise<void> => {
  const session = await provider.Session.findByUid(sessionUid)
  const grants = Object.values(session?.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? [])
  await endSessionsOf(database.db, user.id, { uid: sessionUid, grants })
}
