import type { FastifyInstance } from 'fastify'
import { tryConsume } from '../../rate-limit.ts'
import { readForm, registrationForm } from '../accounts/forms.ts'
import { passwordError } from '../accounts/guessable.ts'
import { sendsLetters } from '../env.ts'
import { loginPath, registrationCodePath, registrationPath } from '../urls.ts'
import { messagesOf } from '../messages/messages.ts'
import { outcomePage } from '../pages/email-pages.ts'
import { withLocale } from '../pages/layout.ts'
import { registrationPage } from '../pages/registration-page.ts'
import type { IdentityContext } from './context.ts'
import { readInput, withAnswer, type FormAnswer } from './form-answers.ts'
import { findInteraction } from './interaction.ts'
import { layoutPropsFor, sendPage } from './send-page.ts'
import { hashSignUpCode, makeSignUpCode } from './sign-up-code.ts'

const FORM = 'registration'
// Changes with the sentence beside the box.
export const CONSENT_VERSION = 'sign-up-2026-11'
const TOO_MANY = 429

/**
 * The page for a new account, what it sends, and Keycloak's address that leads to it. An account is made once its address is proven by
 * a code, so where letters reach nobody none is made.
 */
export const registrationRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const { env, urls, keys, accounts, attempts, formAnswers, letters, pending } = context
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
    const login = withLocale(urls.mount + loginPath(uid), layout.locale)
    if (!sendsLetters(env)) {
      const { register } = messagesOf(layout.locale)
      const next = { label: register.login, href: login }
      const closed = outcomePage(layout, { title: register.title, text: register.closed, next })
      return sendPage(context, { request, reply, locale: layout.locale }, closed)
    }
    const page = registrationPage({
      layout,
      errors: answer?.errors ?? {},
      action: withLocale(pagePath, layout.locale),
      login,
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
    const weak = passwordError(values.password, values, env.BRAND_NAME)
    if (weak) return answer({ errors: { password: weak } })
    if (!sendsLetters(env) || !(await tryConsume(reply, attempts.registration(request.ip))))
      return answer({ status: TOO_MANY, errors: { form: 'tooManyAccounts' } })
    const { email, password } = values
    if (!(await tryConsume(reply, attempts.letter({ email, address: request.ip }))))
      return answer({ status: TOO_MANY, errors: { form: 'tooManyLetters' } })
    const newcomer = await accounts.prepare(values, password, CONSENT_VERSION)
    const signUpCode = makeSignUpCode()
    await pending.signUps.keep(uid, { ...newcomer, codeHash: hashSignUpCode(keys, uid, signUpCode) })
    const { locale } = layoutPropsFor(context, request, { started: params })
    // Whether the address is taken is found out behind the answer, which is the same either way.
    accounts
      .byEmail(email)
      .then((user) =>
        user
          ? letters.tell(user.email, 'signUpAgain', locale)
          : letters.sendCode(newcomer.email, signUpCode, locale),
      )
      .catch((error: unknown) => request.log.error({ err: error }, 'a letter could not be written'))
    return reply.redirect(withLocale(urls.mount + registrationCodePath(uid), locale), 303)
  })
}
