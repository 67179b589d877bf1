import type { FastifyInstance } from 'fastify'
import { tryConsume } from '../../rate-limit.ts'
import { readForm, registrationForm } from '../accounts/forms.ts'
import { loginPath, registrationPath } from '../urls.ts'
import { withLocale } from '../pages/layout.ts'
import { registrationPage } from '../pages/registration-page.ts'
import type { IdentityContext } from './context.ts'
import { readInput, withAnswer, type FormAnswer } from './form-answers.ts'
import { findInteraction, finishInteraction } from './interaction.ts'
import { setDeviceCookie } from './device-cookie.ts'
import { layoutPropsFor, sendPage } from './send-page.ts'

const FORM = 'registration'
// Changes with the sentence beside the box.
export const CONSENT_VERSION = 'sign-up-2026-11'
const TOO_MANY = 429

/** The page for a new account, what it sends, and Keycloak's address that leads to it. */
export const registrationRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const { urls, accounts, attempts, formAnswers, letters } = context
  const path = urls.mount + registrationPath(':uid')

  app.get(`${urls.mount}/protocol/openid-connect/registrations`, (request, reply) => {
    const url = new URL(request.url, urls.origin)
    url.searchParams.set('prompt', 'create')
    return reply.redirect(`${urls.mount}/protocol/openid-connect/auth${url.search}`, 303)
  })

  app.get(path, async (request, reply) => {
    const interaction = await findInteraction(context, request, reply)
    if (!interaction) return reply
    const { uid, params } = interaction
    const pagePath = urls.mount + registrationPath(uid)
    const answer = await formAnswers.read(request, { owner: uid, form: FORM })
    const layout = layoutPropsFor(context, request, {
      path: answer ? withAnswer(pagePath, FORM) : pagePath,
      started: params,
    })
    const page = registrationPage({
      layout,
      errors: answer?.errors ?? {},
      action: withLocale(pagePath, layout.locale),
      login: withLocale(urls.mount + loginPath(uid), layout.locale),
      input: answer?.input ?? {},
    })
    return sendPage(context, { request, reply, status: answer?.status ?? 200, locale: layout.locale }, page)
  })

  app.post(path, async (request, reply) => {
    const interaction = await findInteraction(context, request, reply)
    if (!interaction) return reply
    const { uid, params } = interaction
    const answer = (result: FormAnswer) => {
      const { locale } = layoutPropsFor(context, request, { started: params })
      const page = withLocale(urls.mount + registrationPath(uid), locale)
      const input = readInput(request.body)
      return formAnswers.send(reply, { owner: uid, form: FORM, path: page }, { ...result, input })
    }
    const { values, errors } = readForm(registrationForm, request.body)
    if (!values) return answer({ errors })
    if (!(await tryConsume(reply, attempts.registration(request.ip))))
      return answer({ status: TOO_MANY, errors: { form: 'tooManyAccounts' } })
    const user = await accounts.create(values, values.password, CONSENT_VERSION)
    if (!user) return answer({ errors: { email: 'emailTaken' } })
    letters.send(user, 'verification', layoutPropsFor(context, request, { started: params }).locale)
    setDeviceCookie(context, reply, user.email)
    return finishInteraction(context, request, reply, user.id)
  })
}
