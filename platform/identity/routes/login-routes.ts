import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { loginLimits } from '../accounts/attempts.ts'
import { loginForm, readForm, type Faults } from '../accounts/forms.ts'
import { loginPath, registrationAfter, registrationPath } from '../addresses.ts'
import { withLanguage } from '../pages/frame.ts'
import { loginPage } from '../pages/login-page.ts'
import type { IdentityContext } from './context.ts'
import { findInteraction, finish } from './interaction.ts'
import { frameFor, sendPage } from './send.ts'
import { typedIn } from './typed.ts'

const TOO_MANY = 429

/** The sign-in page of an interaction, and what it sends. As in Keycloak, a form to be corrected is no failed request. */
export const loginRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const { env, at, accounts, attempts } = context
  const path = at.mount + loginPath(':uid')

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status = 200, username, faults = {} }: { status?: number; username?: string; faults?: Faults } = {},
  ) => {
    const interaction = await findInteraction(context, request, reply)
    if (!interaction) return reply
    const { uid, params } = interaction
    const own = at.mount + loginPath(uid)
    const frame = frameFor(context, request, { path: own, started: params })
    const hint = z.string().max(254).safeParse(params['login_hint'])
    const page = loginPage({
      frame,
      faults,
      action: withLanguage(own, frame.language),
      register: withLanguage(at.mount + registrationPath(uid), frame.language),
      username: username ?? hint.data ?? '',
      supportEmail: env.SUPPORT_EMAIL,
    })
    return sendPage(context, { request, reply, status, language: frame.language }, page)
  }

  app.get(path, (request, reply) => {
    const registration = registrationAfter(request.url)
    return registration ? reply.redirect(registration, 303) : show(request, reply)
  })

  app.post(path, async (request, reply) => {
    if (!(await findInteraction(context, request, reply))) return reply
    const username = typedIn(request.body)['username'] ?? ''
    const { values, faults } = readForm(loginForm, request.body)
    if (!values) return show(request, reply, { username, faults })
    const limits = loginLimits(values.username, request.ip, env.LOGIN_TRIES)
    if (!(await attempts.spend(limits)))
      return show(request, reply, { status: TOO_MANY, username, faults: { form: 'tooMany' } })
    const user = await accounts.verify(values.username, values.password)
    if (!user) return show(request, reply, { username, faults: { form: 'credentials' } })
    await attempts.refund(limits)
    await attempts.forgive(limits[0])
    return finish(context, request, reply, user.id)
  })
}
