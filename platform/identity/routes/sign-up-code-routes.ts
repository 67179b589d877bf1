import type { FastifyInstance } from 'fastify'
import { tryConsume } from '../../rate-limit.ts'
import { sameSecret } from '../../secrets.ts'
import { codeForm, readForm } from '../accounts/forms.ts'
import { fill } from '../../email/format.ts'
import { codePage } from '../pages/code-page.ts'
import { withLocale } from '../pages/layout.ts'
import { messagesOf } from '../messages/messages.ts'
import { registrationCodePath, registrationPath } from '../urls.ts'
import type { IdentityContext } from './context.ts'
import { setDeviceCookie } from './device-cookie.ts'
import { withAnswer, type FormAnswer } from './form-answers.ts'
import { findInteraction, finishInteraction } from './interaction.ts'
import { layoutPropsFor, sendPage } from './send-page.ts'
import { hashSignUpCode } from './sign-up-code.ts'

const FORM = 'sign-up-code'
const TOO_MANY = 429

/** The second page of a sign-up. It is the same whether the address had an account before: only a letter to it tells. */
export const signUpCodeRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const { urls, keys, accounts, attempts, formAnswers, pending } = context
  const path = urls.mount + registrationCodePath(':uid')

  app.get(path, async (request, reply) => {
    const interaction = await findInteraction(context, request, reply)
    if (!interaction) return reply
    const { uid, params } = interaction
    const own = urls.mount + registrationCodePath(uid)
    const answer = await formAnswers.read(request, { owner: uid, form: FORM })
    const layout = layoutPropsFor(context, request, {
      path: answer ? withAnswer(own, FORM) : own,
      started: params,
    })
    const form = withLocale(urls.mount + registrationPath(uid), layout.locale)
    const newcomer = await pending.signUps.find(uid)
    if (!newcomer) return reply.redirect(form, 303)
    const { signUpCode, register } = messagesOf(layout.locale)
    const page = codePage({
      layout,
      id: 'sign-up-code-form',
      action: withLocale(own, layout.locale),
      title: signUpCode.title,
      lead: fill(signUpCode.lead, { email: newcomer.email }),
      hint: signUpCode.hint,
      submit: register.submit,
      back: { label: signUpCode.again, href: form },
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
        { owner: uid, form: FORM, path: withLocale(urls.mount + registrationCodePath(uid), locale) },
        result,
      )
    const waiting = await pending.signUps.find(uid)
    if (!waiting) return reply.redirect(withLocale(urls.mount + registrationPath(uid), locale), 303)
    const { values, errors } = readForm(codeForm, request.body)
    if (!values) return answer({ errors })
    if (!(await tryConsume(reply, attempts.signUpCode(uid))))
      return answer({ status: TOO_MANY, errors: { form: 'tooManyCodes' } })
    const { codeHash, ...newcomer } = waiting
    const isRight = sameSecret(hashSignUpCode(keys, uid, values.otp), codeHash)
    // Whoever took the address in the meantime had its code.
    const user = isRight ? await accounts.add(newcomer, { isVerified: true }) : null
    if (!user) return answer({ errors: { otp: 'codeWrong' } })
    await pending.signUps.drop(uid)
    setDeviceCookie(context, reply, user.email)
    return finishInteraction(context, request, reply, { accountId: user.id, amr: ['pwd'] })
  })
}
