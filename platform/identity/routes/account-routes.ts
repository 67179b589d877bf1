import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import { ACCOUNT_CLIENT } from '../oidc/configuration.ts'
import { statusOf } from '../oidc/cookies.ts'
import { listSessions } from '../oidc/sessions.ts'
import { accountPage } from '../pages/account-page.ts'
import { ACCOUNT_FORMS } from '../pages/account-sections.ts'
import { withLocale } from '../pages/layout.ts'
import { accountForms } from './account-forms.ts'
import { createBearerAuth } from './bearer.ts'
import type { IdentityContext } from './context.ts'
import { allowSite } from './cors.ts'
import { withAnswer } from './form-answers.ts'
import { layoutPropsFor, queryOf, sendPage } from './send-page.ts'
import { findAccountSession, type AccountSession } from './account-session.ts'

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

/** `GET /account`: the profile as JSON for scripts with a token, the account page for people; and the page's forms. */
export const accountRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const { env, urls, database, clock, secondFactors, formAnswers } = context
  const findUser = createBearerAuth(context)

  const logoutAddress = () => {
    const query = new URLSearchParams({
      client_id: env.KEYCLOAK_CLIENT_ID,
      post_logout_redirect_uri: `${urls.site}/`,
    })
    return `${urls.mount}/protocol/openid-connect/logout?${query.toString()}`
  }

  const sentForm = async (request: FastifyRequest, owner: string) => {
    for (const form of ACCOUNT_FORMS) {
      const answer = await formAnswers.read(request, { owner, form })
      if (answer) return { form, errors: answer.errors, input: answer.input }
    }
    return undefined
  }

  const sessionsOf = async ({ user, sessionUid }: AccountSession) => {
    const range = { now: clock(), sessionS: env.SESSION_SECONDS }
    const entries = await listSessions(database.db, user.id, range)
    return entries.map(({ uid, ...rest }) => ({ ...rest, id: statusOf(uid), isThis: uid === sessionUid }))
  }

  const show = async (request: FastifyRequest, reply: FastifyReply, session: AccountSession) => {
    const { user, sessionUid, formToken } = session
    const sent = await sentForm(request, sessionUid)
    const path = sent ? withAnswer(urls.account, sent.form) : urls.account
    const layout = layoutPropsFor(context, request, { path })
    const page = accountPage({
      layout,
      user,
      formToken,
      codesLeft: await secondFactors.codesLeft(user.id),
      sessions: await sessionsOf(session),
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

  accountForms(app, context)
}
