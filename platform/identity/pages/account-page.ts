import type { UserRow } from '../../db/identity-schema.ts'
import { messagesOf } from '../messages/messages.ts'
import {
  emailSection,
  factorSection,
  fieldsOf,
  resultOf,
  sessionsSection,
  tokenField,
  type FormContext,
  type SessionRow,
} from './account-sections.ts'
import { html } from '../../html.ts'
import { page } from './layout.ts'

type AccountPage = FormContext & {
  user: UserRow
  logout: string
  /** Recovery codes that are left; null where the second factor is off. */
  codesLeft: number | null
  sessions: readonly SessionRow[]
}

const profileSection = (context: FormContext, user: UserRow) => {
  const { locale } = context.layout
  const { fields, account } = messagesOf(locale)
  const order = locale === 'vi' ? ['lastName', 'firstName'] : ['firstName', 'lastName']
  const renderField = fieldsOf(context, 'profile', order)
  const names = [
    renderField({
      name: 'lastName',
      label: fields.lastName,
      autocomplete: 'family-name',
      value: user.lastName,
    }),
    renderField({
      name: 'firstName',
      label: fields.firstName,
      autocomplete: 'given-name',
      value: user.firstName,
    }),
  ]
  return html`<section aria-labelledby="profile-title">
    <h2 id="profile-title">${account.profile}</h2>
    ${resultOf(context, 'profile', account.profileSaved)}
    <form method="post" action="${context.action('profile')}" novalidate>
      ${tokenField(context.formToken)}
      <div class="pair">${locale === 'vi' ? names : names.toReversed()}</div>
      <button class="button" type="submit">${account.saveProfile}</button>
    </form>
  </section>`
}

const verificationSection = (context: FormContext) => {
  const { account } = messagesOf(context.layout.locale)
  return html`<section aria-labelledby="verification-title">
    <h2 id="verification-title">${account.verification}</h2>
    <p>${account.verificationLead}</p>
    ${resultOf(context, 'verification', account.verificationSent)}
    <form method="post" action="${context.action('verification')}">
      ${tokenField(context.formToken)}
      <button class="button quiet" type="submit">${account.sendVerification}</button>
    </form>
  </section>`
}

const passwordSection = (context: FormContext, email: string) => {
  const { fields, account } = messagesOf(context.layout.locale)
  const renderField = fieldsOf(context, 'password', ['password', 'password-new', 'password-confirm'])
  const passwordField = (name: string, label: string, autocomplete: string, hint?: string) =>
    renderField({ name, label, autocomplete, hint, type: 'password' })
  return html`<section aria-labelledby="password-title">
    <h2 id="password-title">${account.password}</h2>
    <p>${account.passwordLead}</p>
    ${resultOf(context, 'password', account.passwordSaved)}
    <form method="post" action="${context.action('password')}" novalidate>
      ${tokenField(context.formToken)}
      <input type="text" name="username" autocomplete="username" value="${email}" readonly hidden />
      ${passwordField('password', fields.currentPassword, 'current-password')}
      ${passwordField('password-new', fields.newPassword, 'new-password', fields.passwordHint)}
      ${passwordField('password-confirm', fields.passwordConfirm, 'new-password')}
      <button class="button" type="submit">${account.savePassword}</button>
    </form>
  </section>`
}

/** The account of the person who is signed in: who they are, how they sign in, and where they are signed in. */
export const accountPage = ({ user, logout, codesLeft, sessions, ...context }: AccountPage): string => {
  const { account } = messagesOf(context.layout.locale)
  const body = html`${profileSection(context, user)}
    ${user.emailVerified ? null : verificationSection(context)} ${emailSection(context, user.email)}
    ${passwordSection(context, user.email)} ${factorSection(context, user.email, codesLeft)}
    ${sessionsSection(context, sessions)}
    <p><a class="button quiet" id="signout" href="${logout}">${account.logout}</a></p>`
  return page(context.layout, { title: account.title, body })
}
