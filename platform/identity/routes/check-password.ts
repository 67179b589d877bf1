import type { FastifyReply, FastifyRequest } from 'fastify'
import { tryConsume } from '../../rate-limit.ts'
import type { FormErrors } from '../accounts/forms.ts'
import type { AccountSession } from './account-session.ts'
import type { IdentityContext } from './context.ts'

type Entered = { session: AccountSession; password: string; request: FastifyRequest; reply: FastifyReply }

/** What is wrong with the password that somebody signed in has to show again before they change how they sign in; null when it is right. */
export const checkPassword = async (
  { accounts, attempts }: Pick<IdentityContext, 'accounts' | 'attempts'>,
  { session: { user, sessionUid }, password, request, reply }: Entered,
): Promise<FormErrors | null> => {
  const uses = attempts.login({ email: user.email, address: request.ip, device: sessionUid })
  if (!(await tryConsume(reply, uses))) return { form: 'tooMany' }
  if (!(await accounts.verify(user.email, password))) return { password: 'passwordWrong' }
  await attempts.forgive(uses)
  return null
}
