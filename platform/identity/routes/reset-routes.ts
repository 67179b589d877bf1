import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { tryConsume } from '../../rate-limit.ts'
import { emailForm, newPasswordForm, readForm, type FormErrors } from '../accounts/forms.ts'
import { passwordError } from '../accounts/guessable.ts'
import { messagesOf } from '../messages/messages.ts'
import { endSessionsOf } from '../oidc/sessions.ts'
import { newPasswordPage, outcomePage, resetPage } from '../pages/email-pages.ts'
import { withLocale, withQuery, type LayoutProps } from '../pages/layout.ts'
import { emailPath, RESET_PATH } from '../urls.ts'
import type { IdentityContext } from './context.ts'
import { setDeviceCookie } from './device-cookie.ts'
import { isTaken, readInput, withAnswer } from './form-answers.ts'
import { layoutPropsFor, queryOf, sendPage } from './send-page.ts'

const FORM = 'reset'
const TOO_MANY = 429
const GONE = 410

const keySchema = z.object({ key: z.string().min(1).max(100) })
const attemptSchema = z.object({ attempt: z.uuid() })

/** A forgotten password: the page that asks for a letter, and the page that its link leads to. */
export const resetRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const { env, urls, database, accounts, attempts, formAnswers, tokens, letters } = context
  const asking = urls.mount + RESET_PATH
  const setting = urls.mount + emailPath('reset')

  const showOutcome = (
    request: FastifyRequest,
    reply: FastifyReply,
    {
      layout,
      status = 200,
      ...outcome
    }: { layout: LayoutProps; status?: number } & Parameters<typeof outcomePage>[1],
  ) => sendPage(context, { request, reply, status, locale: layout.locale }, outcomePage(layout, outcome))

  app.get(asking, async (request, reply) => {
    const attempt = attemptSchema.safeParse(queryOf(request)).data?.attempt
    const answer = attempt ? await formAnswers.read(request, { owner: attempt, form: FORM }) : null
    const path = attempt && answer ? withAnswer(withQuery(asking, 'attempt', attempt), FORM) : asking
    const layout = layoutPropsFor(context, request, { path })
    const { reset } = messagesOf(layout.locale)
    const login = withLocale(urls.account, layout.locale)
    if (isTaken(answer))
      return showOutcome(request, reply, {
        layout,
        title: reset.sentTitle,
        text: reset.sent,
        next: { label: reset.login, href: login },
      })
    const page = resetPage({
      layout,
      login,
      action: withLocale(asking, layout.locale),
      username: answer?.input['username'] ?? '',
      errors: answer?.errors ?? {},
    })
    return sendPage(context, { request, reply, status: answer?.status ?? 200, locale: layout.locale }, page)
  })

  app.post(asking, async (request, reply) => {
    const { locale } = layoutPropsFor(context, request)
    const attempt = randomUUID()
    const path = withLocale(withQuery(asking, 'attempt', attempt), locale)
    const answer = (errors: FormErrors, status = 200) =>
      formAnswers.send(
        reply,
        { owner: attempt, form: FORM, path },
        { status, errors, input: readInput(request.body) },
      )
    const { values, errors } = readForm(emailForm, request.body)
    if (!values) return answer(errors)
    const email = values.username
    if (!(await tryConsume(reply, attempts.letter({ email, address: request.ip }))))
      return answer({ form: 'tooManyLetters' }, TOO_MANY)
    // Whether there is such a person is found out behind the answer, which is the same either way.
    accounts
      .byEmail(email)
      .then((user) => user && letters.send(user, 'reset', locale))
      .catch((error: unknown) => request.log.error({ err: error }, 'a letter could not be written'))
    return answer({})
  })

  const showExpired = (request: FastifyRequest, reply: FastifyReply) => {
    const layout = layoutPropsFor(context, request)
    const { linkExpired, reset } = messagesOf(layout.locale)
    const href = withLocale(asking, layout.locale)
    const next = { label: reset.submit, href }
    return showOutcome(request, reply, { layout, status: GONE, ...linkExpired, next })
  }

  const userOf = async (key: string | undefined) => {
    const token = key ? await tokens.find(key, 'reset') : null
    return token ? accounts.byId(token.accountId) : undefined
  }

  const withKey = (key: string) => withQuery(setting, 'key', key)

  app.get(setting, async (request, reply) => {
    const key = keySchema.safeParse(queryOf(request)).data?.key
    const answer = key ? await formAnswers.read(request, { owner: key, form: FORM }) : null
    if (isTaken(answer)) {
      const layout = layoutPropsFor(context, request)
      const { newPassword, login } = messagesOf(layout.locale)
      const next = { label: login.submit, href: withLocale(urls.account, layout.locale) }
      return showOutcome(request, reply, {
        layout,
        title: newPassword.doneTitle,
        text: newPassword.done,
        next,
      })
    }
    const user = await userOf(key)
    if (!key || !user) return showExpired(request, reply)
    const path = answer ? withAnswer(withKey(key), FORM) : withKey(key)
    const layout = layoutPropsFor(context, request, { path })
    const action = withLocale(setting, layout.locale)
    const page = newPasswordPage({ layout, action, key, email: user.email, errors: answer?.errors ?? {} })
    return sendPage(context, { request, reply, locale: layout.locale }, page)
  })

  app.post(setting, async (request, reply) => {
    const key = keySchema.safeParse(request.body).data?.key
    const user = await userOf(key)
    if (!key || !user) return showExpired(request, reply)
    const path = withLocale(withKey(key), layoutPropsFor(context, request).locale)
    const answer = (errors: FormErrors) =>
      formAnswers.send(reply, { owner: key, form: FORM, path }, { errors })
    const { values, errors } = readForm(newPasswordForm, request.body)
    if (!values) return answer(errors)
    const password = values['password-new']
    const weak = passwordError(password, user, env.BRAND_NAME)
    if (weak) return answer({ 'password-new': weak })
    if ((await tokens.spend(key, 'reset'))?.accountId !== user.id) return showExpired(request, reply)
    await accounts.setPassword(user.id, password)
    // Whoever read the letter has the address.
    await accounts.markVerified(user.id)
    await endSessionsOf(database.db, user.id)
    letters.tell(user.email, 'passwordChanged', layoutPropsFor(context, request).locale)
    setDeviceCookie(context, reply, user.email)
    return answer({})
  })
}
