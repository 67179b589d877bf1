import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHmac } from 'node:crypto'
import type { UserRow } from '../../db/identity-schema.ts'
import { sameSecret } from '../../secrets.ts'
import type { IdentityContext } from './context.ts'

export type AccountSession = { user: UserRow; sessionUid: string; formToken: string }

/** Who is signed in in this browser, with the token their forms have to carry; null for nobody. */
export const findAccountSession = async (
  { provider, accounts, keys }: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AccountSession | null> => {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
  const user = session.accountId ? await accounts.byId(session.accountId) : undefined
  if (!user) return null
  const formToken = createHmac('sha256', keys.form).update(session.uid).digest('base64url')
  return { user, sessionUid: session.uid, formToken }
}

/** Whether a form came from a page shown to this very session. */
export const hasFormToken = (body: unknown, { formToken }: AccountSession): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'token' in body &&
  typeof body.token === 'string' &&
  sameSecret(body.token, formToken)
