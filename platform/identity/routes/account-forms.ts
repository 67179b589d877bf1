import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tryConsume } from '../../rate-limit.ts'
import {
  emailChangeForm,
  passwordForm,
  profileForm,
  readForm,
  sessionForm,
  type FormErrors,
} from '../accounts/forms.ts'
import { passwordError } from '../accounts/guessable.ts'
import { statusOf } from '../oidc/cookies.ts'
import { endSession, listSessions } from '../oidc/sessions.ts'
import type { AccountForm } from '../pages/account-sections.ts'
import { withLocale } from '../pages/layout.ts'
import { findAccountSession, hasFormToken, type AccountSession } from './account-session.ts'
import { checkPassword } from './check-password.ts'
import type { IdentityContext } from './context.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { readInput } from './form-answers.ts'
import { layoutPropsFor } from './send-page.ts'

/** What the forms of the account page do; each needs the session and the token the page was shown with. */
export const accountForms = (app: FastifyInstance, context: IdentityContext): void => {
  const { env, urls, clock, database, accounts, attempts, formAnswers, letters } = context

  const handle = (
    form: AccountForm,
    save: (session: AccountSession, request: FastifyRequest, reply: FastifyReply) => Promise<FormErrors>,
  ) => {
    app.get(`${urls.account}/${form}`, (_request, reply) => reply.redirect(urls.account, 303))
    app.post(`${urls.account}/${form}`, async (request, reply) => {
      const session = await findAccountSession(context, request, reply)
      const path = withLocale(urls.account, layoutPropsFor(context, request).locale)
      // The account page asks whoever is not signed in to sign in.
      if (!session || !hasFormToken(request.body, session)) return reply.redirect(path, 303)
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

  handle('password', async (session, request, reply) => {
    const { user } = session
    const { values, errors } = readForm(passwordForm, request.body)
    if (!values) return errors
    const wrong = await checkPassword(context, { session, password: values.password, request, reply })
    if (wrong) return wrong
    const weak = passwordError(values['password-new'], user, env.BRAND_NAME)
    if (weak) return { 'password-new': weak }
    await accounts.setPassword(user.id, values['password-new'])
    await endOtherSessions(context, session)
    letters.tell(user.email, 'passwordChanged', layoutPropsFor(context, request).locale)
    return {}
  })

  handle('verification', async ({ user }, request, reply) => {
    if (user.emailVerified) return {}
    if (!(await tryConsume(reply, attempts.letter({ email: user.email, address: request.ip }))))
      return { form: 'tooManyLetters' }
    letters.send(user, 'verification', layoutPropsFor(context, request).locale)
    return {}
  })

  handle('email', async (session, request, reply) => {
    const { user } = session
    const { values, errors } = readForm(emailChangeForm, request.body)
    if (!values) return errors
    const email = values.email.normalize('NFC').toLowerCase()
    if (email === user.email) return { email: 'emailSame' }
    const wrong = await checkPassword(context, { session, password: values.password, request, reply })
    if (wrong) return wrong
    if (!(await tryConsume(reply, attempts.letter({ email, address: request.ip }))))
      return { form: 'tooManyLetters' }
    const { locale } = layoutPropsFor(context, request)
    // Whether the address is another person's is told in a letter to it, and nowhere else.
    accounts
      .byEmail(email)
      .then((other) =>
        other
          ? letters.tell(other.email, 'signUpAgain', locale)
          : letters.send(user, 'change', locale, email),
      )
      .catch((error: unknown) => request.log.error({ err: error }, 'a letter could not be written'))
    return {}
  })

  handle('session', async ({ user, sessionUid }, request) => {
    const { values } = readForm(sessionForm, request.body)
    const entries = await listSessions(database.db, user.id, { now: clock(), sessionS: env.SESSION_SECONDS })
    const entry = entries.find(({ uid }) => statusOf(uid) === values?.session && uid !== sessionUid)
    // One that has ended in the meantime is what was asked for.
    if (entry) await endSession(database.db, user.id, entry.uid)
    return {}
  })
}
