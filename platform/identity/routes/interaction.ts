import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors } from 'oidc-provider'
import { z } from 'zod'
import { expiredPage } from '../pages/notice-pages.ts'
import type { IdentityContext } from './context.ts'
import { layoutPropsFor, sendPage } from './send-page.ts'

const uidParams = z.object({ uid: z.string() })

const detailsOf = async ({ provider }: IdentityContext, request: FastifyRequest, reply: FastifyReply) => {
  try {
    const details = await provider.interactionDetails(request.raw, reply.raw)
    return uidParams.safeParse(request.params).data?.uid === details.uid ? details : null
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null
    throw error
  }
}

/** The sign-in this page belongs to; null when it is over, and then the answer has been sent. */
export const findInteraction = async (
  context: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const details = await detailsOf(context, request, reply)
  if (details) return details
  const layout = layoutPropsFor(context, request)
  await sendPage(context, { request, reply, status: 400, locale: layout.locale }, expiredPage(layout))
  return null
}

/** What somebody has shown: the methods of RFC 8176. */
type Shown = { accountId: string; amr: ('pwd' | 'otp')[] }

/** Signs the person in and sends the browser on its way back to the site. */
export const finishInteraction = async (
  { provider }: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { accountId, amr }: Shown,
): Promise<FastifyReply> => {
  request.log.info({ account: accountId, amr }, 'signed in')
  // `create` as well: whoever came to register and signs in instead has done what was asked.
  const result = { login: { accountId, amr }, create: {} }
  const to = await provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  })
  return reply.redirect(to, 303)
}
