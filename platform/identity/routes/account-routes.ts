import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import { trySpend } from '../../rate-limit.ts'
import { passwordForm, profileForm, readForm, type Faults } from '../accounts/forms.ts'
import { endSessionsOf } from '../oidc/adapter.ts'
import { ACCOUNT_CLIENT } from '../oidc/configuration.ts'
import { accountPage, type AccountForm } from '../pages/account-page.ts'
import { withLanguage } from '../pages/frame.ts'
import { createBearer } from './bearer.ts'
import type { IdentityContext } from './context.ts'
import { allowSite } from './cors.ts'
import { withAnswer } from './form-answers.ts'
import { frameFor, queryOf, sendPage } from './send.ts'
import { hasFormToken, signedInAs, type SignedIn } from './session.ts'
import { typedIn } from './typed.ts'

const FORMS: readonly AccountForm[] = ['profile', 'password']

/** Sends the browser to sign in and back here. Only the session is wanted: the code that comes with it is left to expire. */
const toSignIn = ({ at }: IdentityContext, language: string): string => {
  const challenge = createHash('sha256').update(randomBytes(32)).digest('base64url')
  const query = new URLSearchParams({
    client_id: ACCOUNT_CLIENT,
    response_type: 'code',
    scope: 'openid',
    ui_locales: language,
    redirect_uri: `${at.origin}${at.account}`,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  return `${at.mount}/protocol/openid-connect/auth?${query.toString()}`
}

/** `GET /account`: the profile as JSON for scripts with a token, the account page for people; and the page's two forms. */
export const accountRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const { env, at, database, accounts, attempts, formAnswers, provider } = context
  const personOf = createBearer(context)

  const logoutAddress = () => {
    const query = new URLSearchParams({
      client_id: env.KEYCLOAK_CLIENT_ID,
      post_logout_redirect_uri: `${at.site}/`,
    })
    return `${at.mount}/protocol/openid-connect/logout?${query.toString()}`
  }

  const sentForm = async (request: FastifyRequest, owner: string) => {
    for (const form of FORMS) {
      const answer = await formAnswers.read(request, { owner, form })
      if (answer) return { form, faults: answer.faults, typed: answer.typed }
    }
    return undefined
  }

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { user, sessionUid, formToken }: SignedIn,
  ) => {
    const sent = await sentForm(request, sessionUid)
    const path = sent ? withAnswer(at.account, sent.form) : at.account
    const frame = frameFor(context, request, { path })
    const page = accountPage({
      frame,
      user,
      formToken,
      action: (form) => withLanguage(`${at.account}/${form}`, frame.language),
      logout: withLanguage(logoutAddress(), frame.language),
      sent,
    })
    return sendPage(context, { request, reply, language: frame.language }, page)
  }

  const signIn = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(toSignIn(context, frameFor(context, request).language), 303)

  const profile = async (request: FastifyRequest, reply: FastifyReply) => {
    allowSite(request, reply, env)
    const user = await personOf(request)
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

  for (const path of [at.account, `${at.account}/`]) {
    app.options(path, (request, reply) => {
      allowSite(request, reply, env)
      return reply.code(204).send()
    })
    app.get(path, async (request, reply) => {
      if (wantsJson(request)) return profile(request, reply)
      const person = await signedInAs(context, request, reply)
      if (!person) {
        // A refused sign-in comes back here with an error; asking again would go round for ever.
        const { error } = queryOf(request)
        return error === undefined ? signIn(request, reply) : reply.redirect(`${at.site}/`, 303)
      }
      return show(request, reply, person)
    })
  }

  const handle = (
    form: AccountForm,
    save: (person: SignedIn, request: FastifyRequest, reply: FastifyReply) => Promise<Faults>,
  ) => {
    app.get(`${at.account}/${form}`, (_request, reply) => reply.redirect(at.account, 303))
    app.post(`${at.account}/${form}`, async (request, reply) => {
      const person = await signedInAs(context, request, reply)
      if (!person || !hasFormToken(request.body, person)) return signIn(request, reply)
      const path = withLanguage(at.account, frameFor(context, request).language)
      const faults = await save(person, request, reply)
      const typed = typedIn(request.body)
      return formAnswers.send(reply, { owner: person.sessionUid, form, path }, { faults, typed })
    })
  }

  handle('profile', async ({ user }, request) => {
    const { values, faults } = readForm(profileForm, request.body)
    if (!values) return faults
    await accounts.rename(user.id, values)
    return {}
  })

  handle('password', async ({ user, sessionUid }, request, reply) => {
    const { values, faults } = readForm(passwordForm, request.body)
    if (!values) return faults
    const uses = attempts.login({ email: user.email, address: request.ip, device: sessionUid })
    if (!(await trySpend(reply, uses))) return { form: 'tooMany' }
    if (!(await accounts.verify(user.email, values.password))) return { password: 'passwordWrong' }
    if (values['password-new'].toLowerCase() === user.email) return { 'password-new': 'passwordIsEmail' }
    await attempts.forgive(uses)
    await accounts.setPassword(user.id, values['password-new'])
    await endSessionsOf(database.db, user.id, { uid: sessionUid, grants: await grantsOf(sessionUid) })
    return {}
  })

  const grantsOf = async (uid: string) => {
    const session = await provider.Session.findByUid(uid)
    return Object.values(session?.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? [])
  }
}
