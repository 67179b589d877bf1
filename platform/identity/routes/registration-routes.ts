import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { registrationLimit } from '../accounts/attempts.ts'
import { readForm, registrationForm, type Faults } from '../accounts/forms.ts'
import { loginPath, registrationPath } from '../addresses.ts'
import { withLanguage } from '../pages/frame.ts'
import { registrationPage } from '../pages/registration-page.ts'
import type { IdentityContext } from './context.ts'
import { findInteraction, finish } from './interaction.ts'
import { frameFor, sendPage } from './send.ts'
import { typedIn } from './typed.ts'

const TOO_MANY = 429

/** The page for a new account, what it sends, and Keycloak's address that leads to it. */
export const registrationRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const { env, at, accounts, attempts } = context
  const path = at.mount + registrationPath(':uid')

  app.get(`${at.mount}/protocol/openid-connect/registrations`, (request, reply) => {
    const url = new URL(request.url, at.origin)
    url.searchParams.set('prompt', 'create')
    return reply.redirect(`${at.mount}/protocol/openid-connect/auth${url.search}`, 303)
  })

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status = 200, faults = {} }: { status?: number; faults?: Faults } = {},
  ) => {
    const interaction = await findInteraction(context, request, reply)
    if (!interaction) return reply
    const { uid, params } = interaction
    const own = at.mount + registrationPath(uid)
    const frame = frameFor(context, request, { path: own, started: params })
    const page = registrationPage({
      frame,
      faults,
      action: withLanguage(own, frame.language),
      login: withLanguage(at.mount + loginPath(uid), frame.language),
      typed: typedIn(request.body),
    })
    return sendPage(context, { request, reply, status, language: frame.language }, page)
  }

  app.get(path, (request, reply) => show(request, reply))

  app.post(path, async (request, reply) => {
    if (!(await findInteraction(context, request, reply))) return reply
    const { values, faults } = readForm(registrationForm, request.body)
    if (!values) return show(request, reply, { faults })
    if (!(await attempts.spend([registrationLimit(request.ip, env.REGISTRATIONS_PER_HOUR)])))
      return show(request, reply, { status: TOO_MANY, faults: { form: 'tooManyAccounts' } })
    const user = await accounts.create(values, values.password)
    if (!user) return show(request, reply, { faults: { email: 'emailTaken' } })
    return finish(context, request, reply, user.id)
  })
}
