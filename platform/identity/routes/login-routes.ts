import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { trySpend } from '../../rate-limit.ts'
import { loginForm, readForm } from '../accounts/forms.ts'
import { loginPath, registrationAfter, registrationPath } from '../addresses.ts'
import { withLanguage } from '../pages/frame.ts'
import { loginPage } from '../pages/login-page.ts'
import type { IdentityContext } from './context.ts'
import { withAnswer, type FormAnswer } from './form-answers.ts'
import { findInteraction, finish } from './interaction.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { frameFor, sendPage } from './send.ts'
import { typedIn } from './typed.ts'

const FORM = 'login'
const TOO_MANY = 429

/** The sign-in page of an interaction, and what it sends. As in Keycloak, a form to be corrected is no failed request. */
export const loginRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const { env, at, accounts, attempts, formAnswers } = context
  const path = at.mount + loginPath(':uid')

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const interaction = await findInteraction(context, request, reply)
    if (!interaction) return reply
    const { uid, params } = interaction
    const own = at.mount + loginPath(uid)
    const answer = await formAnswers.read(request, { owner: uid, form: FORM })
    const frame = frameFor(context, request, { path: answer ? withAnswer(own, FORM) : own, started: params })
    const hint = z.string().max(254).safeParse(params['login_hint'])
    const page = loginPage({
      frame,
      faults: answer?.faults ?? {},
      action: withLanguage(own, frame.language),
      register: withLanguage(at.mount + registrationPath(uid), frame.language),
      username: answer?.typed['username'] ?? hint.data ?? '',
      supportEmail: env.SUPPORT_EMAIL,
    })
    return sendPage(
      context,
      { request, reply, status: answer?.status ?? 200, language: frame.language },
      page,
    )
  }

  app.get(path, (request, reply) => {
    const registration = registrationAfter(request.url)
    return registration ? reply.redirect(registration, 303) : show(request, reply)
  })

  app.post(path, async (request, reply) => {
    const interaction = await findInteraction(context, request, reply)
    if (!interaction) return reply
    const { uid, params } = interaction
    const answer = (found: FormAnswer) => {
      const { language } = frameFor(context, request, { started: params })
      const page = withLanguage(at.mount + loginPath(uid), language)
      const typed = typedIn(request.body)
      return formAnswers.send(reply, { owner: uid, form: FORM, path: page }, { ...found, typed })
    }
    const { values, faults } = readForm(loginForm, request.body)
    if (!values) return answer({ faults })
    const { username: email, password } = values
    const uses = attempts.login({
      email,
      address: request.ip,
      device: knownDevice(context, request, email),
    })
    if (!(await trySpend(reply, uses))) return answer({ status: TOO_MANY, faults: { form: 'tooMany' } })
    const user = await accounts.verify(email, password)
    if (!user) return answer({ faults: { form: 'credentials' } })
    await attempts.forgive(uses)
    rememberDevice(context, reply, user.email)
    return finish(context, request, reply, user.id)
  })
}
