import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import { tryConsume } from '../../rate-limit.ts'
import { passwordForm, profileForm, readForm, type FormErrors } from '../accounts/forms.ts'
import { endSessionsOf } from '../oidc/adapter.ts'
import { ACCOUNT_CLIENT } from '../oidc/configuration.ts'
import { accountPage, type AccountForm } from '../pages/account-page.ts'
import { withLocale } from '../pages/layout.ts'
import { createBearerAuth } from './bearer.ts'
import type { IdentityContext } from './context.ts'
import { allowSite } from './cors.ts'
import { readInput, withAnswer } from './form-answers.ts'
import { layoutPropsFor, queryOf, sendPage } from './send-page.ts'
import { hasFormToken, findAccountSession, type AccountSession } from './account-session.ts'

const FORMS: readonly AccountForm[] = ['profile', 'password', 'verification']

/** Sends the browser to sign in and back here. Only the session is wanted: the code that comes with it is left to expire. */
const toSignIn = ({ urls }: IdentityContext, locale: string): string => {
  const challenge = createHash('sha256').update(randomBytes(32)).digest('base64url')
  const query = new URLSearchParams({
    client_id: ACCOUNT_CLIENT,
    response_type: 'code',
    scope: 'openid',
    ui_locales: locale,
    redirect_uri: `${urls.origin}${urls.account}`,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  return `${urls.mount}/protocol/openid-connect/auth?${query.toString()}`
}

/** `GET /account`: the profile as JSON for scripts with a token, the account page for people; and the page's two forms. */
export const accountRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const { env, urls, database, accounts, attempts, formAnswers, letters, provider } = context
  const findUser = createBearerAuth(context)

  const logoutAddress = () => {
    const query = new URLSearchParams({
      client_id: env.KEYCLOAK_CLIENT_ID,
      post_logout_redirect_uri: `${urls.site}/`,
    })
    return `${urls.mount}/protocol/openid-connect/logout?${query.toString()}`
  }

  const sentForm = async (request: FastifyRequest, owner: string) => {
    for (const form of FORMS) {
      const answer = await formAnswers.read(request, { owner, form })
      if (answer) return { form, errors: answer.errors, input: answer.input }
    }
    return undefined
  }

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { user, sessionUid, formToken }: AccountSession,
  ) => {
    const sent = await sentForm(request, sessionUid)
    const path = sent ? withAnswer(urls.account, sent.form) : urls.account
    const layout = layoutPropsFor(context, request, { path })
    const page = accountPage({
      layout,
      user,
      formToken,
      action: (form) => withLocale(`${urls.account}/${form}`, layout.locale),
      logout: withLocale(logoutAddress(), layout.locale),
      sent,
    })
    return sendPage(context, { request, reply, locale: layout.locale }, page)
  }

  const signIn = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(toSignIn(context, layoutPropsFor(context, request).locale), 303)

  const profile = async (request: FastifyRequest, reply: FastifyReply) => {
    allowSite(request, reply, env)
    const user = await findUser(request)
    if (!user) return reply.code(401).send({ error: 'HTTP 401 Unauthorized' })
    const { id, email, firstName, lastName } = user
    return {
      id,
      username: email,
      email,
      firstName,
      lastName,
      emailVerified: user.emailVerified,
      attributes: {},
    }
  }

  const wantsJson = ({ headers }: FastifyRequest) =>
    headers.authorization !== undefined || headers.accept?.startsWith('application/json') === true

  for (const path of [urls.account, `${urls.account}/`]) {
    app.options(path, (request, reply) => {
      allowSite(request, reply, env)
      return reply.code(204).send()
    })
    app.get(path, async (request, reply) => {
      if (wantsJson(request)) return profile(request, reply)
      const session = await findAccountSession(context, request, reply)
      if (!session) {
        // A refused sign-in comes back here with an error; asking again would go round for ever.
        const { error } = queryOf(request)
        return error === undefined ? signIn(request, reply) : reply.redirect(`${urls.site}/`, 303)
      }
      return show(request, reply, session)
    })
  }

  const handle = (
    form: AccountForm,
    save: (session: AccountSession, request: FastifyRequest, reply: FastifyReply) => Promise<FormErrors>,
  ) => {
    app.get(`${urls.account}/${form}`, (_request, reply) => reply.redirect(urls.account, 303))
    app.post(`${urls.account}/${form}`, async (request, reply) => {
      const session = await findAccountSession(context, request, reply)
      if (!session || !hasFormToken(request.body, session)) return signIn(request, reply)
      const path = withLocale(urls.account, layoutPropsFor(context, request).locale)
      const errors = await save(session, request, reply)
      const input = readInput(request.body)
      return formAnswers.send(reply, { owner: session.sessionUid, form, path }, { errors, input })
    })
  }

  handle('profile', async ({ user }, request) => {
    const { values, errors } = readForm(profileForm, request.body)
    if (!values) return errors
    await accounts.rename(user.id, values)
    return {}
  })

  handle('password', async ({ user, sessionUid }, request, reply) => {
    const { values, errors } = readForm(passwordForm, request.body)
    if (!values) return errors
    const uses = attempts.login({ email: user.email, address: request.ip, device: sessionUid })
    if (!(await tryConsume(reply, uses))) return { form: 'tooMany' }
    if (!(await accounts.verify(user.email, values.password))) return { password: 'passwordWrong' }
    if (values['password-new'].toLowerCase() === user.email) return { 'password-new': 'passwordIsEmail' }
    await attempts.forgive(uses)
    await accounts.setPassword(user.id, values['password-new'])
    await endSessionsOf(database.db, user.id, { uid: sessionUid, grants: await grantsOf(sessionUid) })
    return {}
  })

  handle('verification', async ({ user }, request, reply) => {
    if (user.emailVerified) return {}
    if (!(await tryConsume(reply, attempts.letter({ email: user.email, address: request.ip }))))
      return { form: 'tooManyLetters' }
    letters.send(user, 'verification', layoutPropsFor(context, request).locale)
    return {}
  })

  const grantsOf = async (uid: string) => {
    const session = await provider.Session.findByUid(uid)
    return Object.values(session?.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? [])
  }
}
