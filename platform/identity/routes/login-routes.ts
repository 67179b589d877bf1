import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { tryConsume } from '../../rate-limit.ts'
import { loginForm, readForm } from '../accounts/forms.ts'
import { sendsLetters } from '../env.ts'
import { loginPath, registrationFromStart, registrationPath, RESET_PATH, secondFactorPath } from '../urls.ts'
import { withLocale } from '../pages/layout.ts'
import { loginPage } from '../pages/login-page.ts'
import type { IdentityContext } from './context.ts'
import { readInput, withAnswer, type FormAnswer } from './form-answers.ts'
import { findInteraction, finishInteraction } from './interaction.ts'
import { readDeviceCookie, setDeviceCookie } from './device-cookie.ts'
import { layoutPropsFor, sendPage } from './send-page.ts'

const FORM = 'login'
const TOO_MANY = 429

/** The sign-in page of an interaction, and what it sends. As in Keycloak, a form to be corrected is no failed request. */
export const loginRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const { env, urls, accounts, secondFactors, attempts, formAnswers, pending } = context
  const path = urls.mount + loginPath(':uid')

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const interaction = await findInteraction(context, request, reply)
    if (!interaction) return reply
    const { uid, params } = interaction
    const pagePath = urls.mount + loginPath(uid)
    const answer = await formAnswers.read(request, { owner: uid, form: FORM })
    const layout = layoutPropsFor(context, request, {
      path: answer ? withAnswer(pagePath, FORM) : pagePath,
      started: params,
    })
    const hint = z.string().max(254).safeParse(params['login_hint'])
    const page = loginPage({
      layout,
      errors: answer?.errors ?? {},
      action: withLocale(pagePath, layout.locale),
      register: sendsLetters(env) ? withLocale(urls.mount + registrationPath(uid), layout.locale) : null,
      username: answer?.input['username'] ?? hint.data ?? '',
      reset: sendsLetters(env) ? withLocale(urls.mount + RESET_PATH, layout.locale) : null,
      supportEmail: env.SUPPORT_EMAIL,
    })
    return sendPage(context, { request, reply, status: answer?.status ?? 200, locale: layout.locale }, page)
  }

  app.get(path, (request, reply) => {
    const registration = registrationFromStart(request.url)
    return registration ? reply.redirect(registration, 303) : show(request, reply)
  })

  app.post(path, async (request, reply) => {
    const interaction = await findInteraction(context, request, reply)
    if (!interaction) return reply
    const { uid, params } = interaction
    const answer = (result: FormAnswer) => {
      const { locale } = layoutPropsFor(context, request, { started: params })
      const page = withLocale(urls.mount + loginPath(uid), locale)
      const input = readInput(request.body)
      return formAnswers.send(reply, { owner: uid, form: FORM, path: page }, { ...result, input })
    }
    const { values, errors } = readForm(loginForm, request.body)
    if (!values) return answer({ errors })
    const { username: email, password } = values
    const uses = attempts.login({
      email,
      address: request.ip,
      device: readDeviceCookie(context, request, email),
    })
    if (!(await tryConsume(reply, uses))) return answer({ status: TOO_MANY, errors: { form: 'tooMany' } })
    const user = await accounts.verify(email, password)
    if (!user) {
      request.log.info('wrong address or password')
      return answer({ errors: { form: 'credentials' } })
    }
    await attempts.forgive(uses)
    if ((await secondFactors.codesLeft(user.id)) !== null) {
      await pending.logins.keep(uid, { accountId: user.id })
      const { locale } = layoutPropsFor(context, request, { started: params })
      return reply.redirect(withLocale(urls.mount + secondFactorPath(uid), locale), 303)
    }
    setDeviceCookie(context, reply, user.email)
    return finishInteraction(context, request, reply, { accountId: user.id, amr: ['pwd'] })
  })
}
