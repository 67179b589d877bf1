import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { tryConsume } from '../../rate-limit.ts'
import type { EmailToken, Purpose } from '../accounts/email-tokens.ts'
import { enteredPasswordForm, readForm } from '../accounts/forms.ts'
import { messagesOf } from '../messages/messages.ts'
import { outcomePage, verificationPage } from '../pages/email-pages.ts'
import { withLocale, withQuery } from '../pages/layout.ts'
import { emailPath } from '../urls.ts'
import { findAccountSession } from './account-session.ts'
import type { IdentityContext } from './context.ts'
import { readDeviceCookie } from './device-cookie.ts'
import { isTaken, withAnswer, type FormAnswer } from './form-answers.ts'
import { layoutPropsFor, queryOf, sendPage } from './send-page.ts'

const GONE = 410
const TOO_MANY = 429

const keySchema = z.object({ key: z.string().min(1).max(100) })

/** The pages that the links of two letters lead to: the address of an account is confirmed, or changed to the one written to. */
export const verificationRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  verifyBy('verification', app, context)
  verifyBy('change', app, context)
}

const verifyBy = (
  purpose: Exclude<Purpose, 'reset'>,
  app: FastifyInstance,
  context: IdentityContext,
): void => {
  const { urls, accounts, attempts, formAnswers, letters, tokens } = context
  const path = urls.mount + emailPath(purpose)

  const showOutcome = (request: FastifyRequest, reply: FastifyReply, isVerified: boolean) => {
    const layout = layoutPropsFor(context, request)
    const { [purpose]: words, linkExpired, account } = messagesOf(layout.locale)
    const { doneTitle: title, done: text } = words
    const next = { label: account.title, href: withLocale(urls.account, layout.locale) }
    const page = outcomePage(layout, { ...(isVerified ? { title, text } : linkExpired), next })
    return sendPage(context, { request, reply, status: isVerified ? 200 : GONE, locale: layout.locale }, page)
  }

  const find = async (key: string | undefined) => {
    const token = key ? await tokens.find(key, purpose) : null
    const user = token ? await accounts.byId(token.accountId) : undefined
    return token && user ? { token, user } : null
  }

  /**
   * Whoever is not signed in here as this person has to know the password: else a curious reader would confirm the account that a
   * stranger made with their address.
   */
  const isSignedIn = async (request: FastifyRequest, reply: FastifyReply, id: string) =>
    (await findAccountSession(context, request, reply))?.user.id === id

  app.get(path, async (request, reply) => {
    const key = keySchema.safeParse(queryOf(request)).data?.key
    const answer = key ? await formAnswers.read(request, { owner: key, form: purpose }) : null
    if (isTaken(answer)) return showOutcome(request, reply, true)
    const found = await find(key)
    if (!key || !found) return showOutcome(request, reply, false)
    const { user, token } = found
    const own = withQuery(path, 'key', key)
    const layout = layoutPropsFor(context, request, { path: answer ? withAnswer(own, purpose) : own })
    const page = verificationPage({
      layout,
      purpose,
      action: withLocale(path, layout.locale),
      key,
      username: user.email,
      email: token.email ?? user.email,
      asksPassword: !(await isSignedIn(request, reply, user.id)),
      errors: answer?.errors ?? {},
    })
    return sendPage(context, { request, reply, status: answer?.status ?? 200, locale: layout.locale }, page)
  })

  const checkPassword = async (
    request: FastifyRequest,
    reply: FastifyReply,
    email: string,
  ): Promise<FormAnswer> => {
    const { values, errors } = readForm(enteredPasswordForm, request.body)
    if (!values) return { errors }
    const uses = attempts.login({
      email,
      address: request.ip,
      device: readDeviceCookie(context, request, email),
    })
    if (!(await tryConsume(reply, uses))) return { status: TOO_MANY, errors: { form: 'tooMany' } }
    if (!(await accounts.verify(email, values.password))) return { errors: { password: 'passwordWrong' } }
    await attempts.forgive(uses)
    return { errors: {} }
  }

  const carryOut = async ({ accountId, email }: EmailToken): Promise<boolean> => {
    if (email !== null) return (await accounts.changeEmail(accountId, email)) !== null
    await accounts.markVerified(accountId)
    return true
  }

  app.post(path, async (request, reply) => {
    const key = keySchema.safeParse(request.body).data?.key
    const found = await find(key)
    if (!key || !found) return showOutcome(request, reply, false)
    const { user } = found
    const locale = layoutPropsFor(context, request).locale
    const address = withLocale(withQuery(path, 'key', key), locale)
    const answer = (result: FormAnswer) =>
      formAnswers.send(reply, { owner: key, form: purpose, path: address }, result)
    if (!(await isSignedIn(request, reply, user.id))) {
      const checked = await checkPassword(request, reply, user.email)
      if (!isTaken(checked)) return answer(checked)
    }
    const spent = await tokens.spend(key, purpose)
    if (spent?.accountId !== user.id || !(await carryOut(spent))) return showOutcome(request, reply, false)
    if (purpose === 'change') letters.tell(user.email, 'emailChanged', locale)
    return answer({ errors: {} })
  })
}
