import type { FastifyInstance } from 'fastify'
import { trySpend } from '../../rate-limit.ts'
import { readForm, registrationForm } from '../accounts/forms.ts'
import { loginPath, registrationPath } from '../addresses.ts'
import { withLanguage } from '../pages/frame.ts'
import { registrationPage } from '../pages/registration-page.ts'
import type { IdentityContext } from './context.ts'
import { withAnswer, type FormAnswer } from './form-answers.ts'
import { findInteraction, finish } from './interaction.ts'
import { rememberDevice } from './known-device.ts'
import { frameFor, sendPage } from './send.ts'
import { typedIn } from './typed.ts'

const FORM = 'registration'
const TOO_MANY = 429

/** The page for a new account, what it sends, and Keycloak's address that leads to it. */
export const registrationRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const { at, accounts, attempts, formAnswers } = context
  const path = at.mount + registrationPath(':uid')

  app.get(`${at.mount}/protocol/openid-connect/registrations`, (request, reply) => {
    const url = new URL(request.url, at.origin)
    url.searchParams.set('prompt', 'create')
    return reply.redirect(`${at.mount}/protocol/openid-connect/auth${url.search}`, 303)
  })

  app.get(path, async (request, reply) => {
    const interaction = await findInteraction(context, request, reply)
    if (!interaction) return reply
    const { uid, params } = interaction
    const own = at.mount + registrationPath(uid)
    const answer = await formAnswers.read(request, { owner: uid, form: FORM })
    const frame = frameFor(context, request, { path: answer ? withAnswer(own, FORM) : own, started: params })
    const page = registrationPage({
      frame,
      faults: answer?.faults ?? {},
      action: withLanguage(own, frame.language),
      login: withLanguage(at.mount + loginPath(uid), frame.language),
      typed: answer?.typed ?? {},
    })
    return sendPage(
      context,
      { request, reply, status: answer?.status ?? 200, language: frame.language },
      page,
    )
  })

  app.post(path, async (request, reply) => {
    const interaction = await findInteraction(context, request, reply)
    if (!interaction) return reply
    const { uid, params } = interaction
    const answer = (found: FormAnswer) => {
      const { language } = frameFor(context, request, { started: params })
      const page = withLanguage(at.mount + registrationPath(uid), language)
      const typed = typedIn(request.body)
      return formAnswers.send(reply, { owner: uid, form: FORM, path: page }, { ...found, typed })
    }
    const { values, faults } = readForm(registrationForm, request.body)
    if (!values) return answer({ faults })
    if (!(await trySpend(reply, attempts.registration(request.ip))))
      return answer({ status: TOO_MANY, faults: { form: 'tooManyAccounts' } })
    const user = await accounts.create(values, values.password)
    if (!user) return answer({ faults: { email: 'emailTaken' } })
    rememberDevice(context, reply, user.email)
    return finish(context, request, reply, user.id)
  })
}
