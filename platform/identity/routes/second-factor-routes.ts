import type { FastifyInstance } from 'fastify'
import { tryConsume } from '../../rate-limit.ts'
import { codeForm, readForm } from '../accounts/forms.ts'
import { codePage } from '../pages/code-page.ts'
import { withLocale } from '../pages/layout.ts'
import { messagesOf } from '../messages/messages.ts'
import { loginPath, secondFactorPath } from '../urls.ts'
import type { IdentityContext } from './context.ts'
import { setDeviceCookie } from './device-cookie.ts'
import { withAnswer, type FormAnswer } from './form-answers.ts'
import { findInteraction, finishInteraction } from './interaction.ts'
import { layoutPropsFor, sendPage } from './send-page.ts'

const FORM = 'second-factor'
const TOO_MANY = 429

/** The second page of a sign-in, for whoever has a second factor and has shown the password. */
export const secondFactorRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const { urls, accounts, secondFactors, attempts, formAnswers, letters, pending } = context
  const path = urls.mount + secondFactorPath(':uid')

  app.get(path, async (request, reply) => {
    const interaction = await findInteraction(context, request, reply)
    if (!interaction) return reply
    const { uid, params } = interaction
    const own = urls.mount + secondFactorPath(uid)
    const answer = await formAnswers.read(request, { owner: uid, form: FORM })
    const layout = layoutPropsFor(context, request, {
      path: answer ? withAnswer(own, FORM) : own,
      started: params,
    })
    const login = withLocale(urls.mount + loginPath(uid), layout.locale)
    if (!(await pending.logins.find(uid))) return reply.redirect(login, 303)
    const words = messagesOf(layout.locale)
    const page = codePage({
      layout,
      id: 'kc-otp-login-form',
      action: withLocale(own, layout.locale),
      title: words.secondFactor.title,
      lead: words.secondFactor.lead,
      hint: words.secondFactor.recoveryHint,
      submit: words.login.submit,
      back: { label: words.secondFactor.otherAccount, href: login },
      errors: answer?.errors ?? {},
    })
    return sendPage(context, { request, reply, status: answer?.status ?? 200, locale: layout.locale }, page)
  })

  app.post(path, async (request, reply) => {
    const interaction = await findInteraction(context, request, reply)
    if (!interaction) return reply
    const { uid, params } = interaction
    const { locale } = layoutPropsFor(context, request, { started: params })
    const answer = (result: FormAnswer) =>
      formAnswers.send(
        reply,
        { owner: uid, form: FORM, path: withLocale(urls.mount + secondFactorPath(uid), locale) },
        result,
      )
    const waiting = await pending.logins.find(uid)
    const user = waiting ? await accounts.byId(waiting.accountId) : undefined
    if (!user) return reply.redirect(withLocale(urls.mount + loginPath(uid), locale), 303)
    const { values, errors } = readForm(codeForm, request.body)
    if (!values) return answer({ errors })
    const uses = attempts.secondFactor(user.id)
    if (!(await tryConsume(reply, uses)))
      return answer({ status: TOO_MANY, errors: { form: 'tooManyCodes' } })
    const taken = await secondFactors.take(user.id, values.otp)
    if (!taken) {
      request.log.info({ account: user.id }, 'wrong code')
      return answer({ errors: { otp: 'codeWrong' } })
    }
    await attempts.forgive(uses)
    await pending.logins.drop(uid)
    if (taken === 'recovery') letters.tell(user.email, 'recoveryCodeUsed', locale)
    setDeviceCookie(context, reply, user.email)
    return finishInteraction(context, request, reply, { accountId: user.id, amr: ['pwd', 'otp'] })
  })
}
