import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decrypt, encrypt } from '../../secrets.ts'
import { codeForm, factorForm, readForm, type FormErrors } from '../accounts/forms.ts'
import { enrolmentPage, recoveryCodesPage } from '../pages/factor-pages.ts'
import { withLocale } from '../pages/layout.ts'
import { findAccountSession, hasFormToken, type AccountSession } from './account-session.ts'
import { checkPassword } from './check-password.ts'
import type { IdentityContext } from './context.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { withAnswer } from './form-answers.ts'
import { layoutPropsFor, sendPage } from './send-page.ts'

const FORM = 'factor'
const CODE_FORM = 'factor-code'

/** How the second factor is turned on and off, and its recovery codes made anew: behind the password each time. */
export const factorRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const { urls, keys, secondFactors, formAnswers, letters, pending } = context
  const asking = `${urls.account}/${FORM}`
  const enrolling = `${urls.account}/${CODE_FORM}`

  const toAccount = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(withLocale(urls.account, layoutPropsFor(context, request).locale), 303)

  /** Not kept anywhere to be shown again: what is kept are their hashes. */
  const showCodes = (request: FastifyRequest, reply: FastifyReply, codes: readonly string[]) => {
    const layout = layoutPropsFor(context, request)
    const page = recoveryCodesPage({ layout, codes, account: withLocale(urls.account, layout.locale) })
    return sendPage(context, { request, reply, locale: layout.locale }, page)
  }

  const secretOf = async (sessionUid: string) => {
    const draft = await pending.factors.find(sessionUid)
    return draft ? decrypt(keys.factor, draft.sealedSecret) : null
  }

  const carryOut = async (
    action: 'start' | 'codes' | 'stop',
    session: AccountSession,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ) => {
    const { user, sessionUid } = session
    const { locale } = layoutPropsFor(context, request)
    const isOn = (await secondFactors.codesLeft(user.id)) !== null
    if (action === 'start' && !isOn) {
      const sealedSecret = encrypt(keys.factor, secondFactors.draft())
      await pending.factors.keep(sessionUid, { sealedSecret })
      return reply.redirect(withLocale(enrolling, locale), 303)
    }
    if (action === 'codes' && isOn) return showCodes(request, reply, await secondFactors.renewCodes(user.id))
    if (action === 'stop' && isOn) {
      await secondFactors.turnOff(user.id)
      await endOtherSessions(context, session)
      letters.tell(user.email, 'factorOff', locale)
    }
    return formAnswers.send(
      reply,
      { owner: sessionUid, form: FORM, path: withLocale(urls.account, locale) },
      { errors: {} },
    )
  }

  app.get(asking, toAccount)
  app.post(asking, async (request, reply) => {
    const session = await findAccountSession(context, request, reply)
    if (!session || !hasFormToken(request.body, session)) return toAccount(request, reply)
    const path = withLocale(urls.account, layoutPropsFor(context, request).locale)
    const refuse = (errors: FormErrors) =>
      formAnswers.send(reply, { owner: session.sessionUid, form: FORM, path }, { errors })
    const { values, errors } = readForm(factorForm, request.body)
    if (!values) return refuse(errors)
    const wrong = await checkPassword(context, { session, password: values.password, request, reply })
    return wrong ? refuse(wrong) : carryOut(values.action, session, { request, reply })
  })

  app.get(enrolling, async (request, reply) => {
    const session = await findAccountSession(context, request, reply)
    const secret = session && (await secretOf(session.sessionUid))
    if (!session || !secret) return toAccount(request, reply)
    const answer = await formAnswers.read(request, { owner: session.sessionUid, form: CODE_FORM })
    const path = answer ? withAnswer(enrolling, CODE_FORM) : enrolling
    const layout = layoutPropsFor(context, request, { path })
    const page = enrolmentPage({
      layout,
      action: withLocale(enrolling, layout.locale),
      account: withLocale(urls.account, layout.locale),
      formToken: session.formToken,
      enrolment: secondFactors.enrolment(secret, session.user.email),
      errors: answer?.errors ?? {},
    })
    return sendPage(context, { request, reply, locale: layout.locale }, page)
  })

  app.post(enrolling, async (request, reply) => {
    const session = await findAccountSession(context, request, reply)
    const secret = session && (await secretOf(session.sessionUid))
    if (!session || !secret || !hasFormToken(request.body, session)) return toAccount(request, reply)
    const { user, sessionUid } = session
    const { locale } = layoutPropsFor(context, request)
    const refuse = (errors: FormErrors) =>
      formAnswers.send(
        reply,
        { owner: sessionUid, form: CODE_FORM, path: withLocale(enrolling, locale) },
        { errors },
      )
    const { values, errors } = readForm(codeForm, request.body)
    if (!values) return refuse(errors)
    const codes = await secondFactors.turnOn(user.id, secret, values.otp)
    if (!codes) return refuse({ otp: 'codeWrong' })
    await pending.factors.drop(sessionUid)
    await endOtherSessions(context, session)
    letters.tell(user.email, 'factorOn', locale)
    return showCodes(request, reply, codes)
  })
}
