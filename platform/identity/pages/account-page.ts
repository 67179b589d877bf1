import type { FormErrors } from '../accounts/forms.ts'
import type { UserRow } from '../../db/identity-schema.ts'
import { messagesOf } from '../messages/messages.ts'
import { field, notice } from './fields.ts'
import { html } from '../../html.ts'
import { page, type LayoutProps } from './layout.ts'

export type AccountForm = 'profile' | 'password' | 'verification'

type AccountPage = {
  layout: LayoutProps
  user: UserRow
  action: (form: AccountForm) => string
  logout: string
  formToken: string
  /** The form that was sent, with its errors, or none and it was saved. */
  sent?:
    { form: AccountForm; errors: FormErrors; input: Readonly<Record<string, string | undefined>> } | undefined
}

/** The profile and the password of the person who is signed in. */
export const accountPage = ({ layout, user, action, logout, formToken, sent }: AccountPage): string => {
  const messages = messagesOf(layout.locale)
  const { fields, account } = messages
  const order = [
    ...(layout.locale === 'vi' ? ['lastName', 'firstName'] : ['firstName', 'lastName']),
    ...['password', 'password-new', 'password-confirm'],
  ]
  const errorsOf = (form: AccountForm): FormErrors => (sent?.form === form ? sent.errors : {})
  const resultOf = (form: AccountForm, saved: string) => {
    if (sent?.form !== form) return null
    const count = Object.keys(sent.errors).length
    // The second form lies below the fold of a phone, where an answer that is not brought into view is not seen.
    if (count === 0) return notice({ kind: 'success', text: saved, isFirst: true })
    const whole = sent.errors['form']
    return notice({
      kind: 'error',
      ...(whole ? { text: messages.errors[whole], isFirst: true } : { text: messages.errors.summary }),
    })
  }
  const renderField = (
    form: AccountForm,
    name: string,
    label: string,
    autocomplete: string,
    hint?: string,
  ) => {
    const errors = errorsOf(form)
    const error = errors[name]
    const isFirst = !errors['form'] && order.find((other) => errors[other]) === name
    const stored = { firstName: user.firstName, lastName: user.lastName }[name]
    return field({
      name,
      label,
      autocomplete,
      hint,
      isFirst,
      error: error && messages.errors[error],
      type: form === 'password' ? 'password' : 'text',
      value: (sent?.form === form ? sent.input[name] : undefined) ?? stored,
    })
  }
  const token = html`<input type="hidden" name="token" value="${formToken}" />`
  const names = [
    renderField('profile', 'lastName', fields.lastName, 'family-name'),
    renderField('profile', 'firstName', fields.firstName, 'given-name'),
  ]
  const unverified = html`<section aria-labelledby="verification-title">
    <h2 id="verification-title">${account.verification}</h2>
    <p>${account.verificationLead}</p>
    ${resultOf('verification', account.verificationSent)}
    <form method="post" action="${action('verification')}">
      ${token}
      <button class="button quiet" type="submit">${account.sendVerification}</button>
    </form>
  </section>`
  const body = html`<section aria-labelledby="profile-title">
      <h2 id="profile-title">${account.profile}</h2>
      ${resultOf('profile', account.profileSaved)}
      <form method="post" action="${action('profile')}" novalidate>
        ${token}
        <div class="pair">${layout.locale === 'vi' ? names : names.toReversed()}</div>
        ${field({
          name: 'email',
          label: fields.email,
          type: 'email',
          value: user.email,
          autocomplete: 'email',
          hint: account.emailFixed,
          isFixed: true,
        })}
        <button class="button" type="submit">${account.saveProfile}</button>
      </form>
    </section>
    ${user.emailVerified ? null : unverified}
    <section aria-labelledby="password-title">
      <h2 id="password-title">${account.password}</h2>
      <p>${account.passwordLead}</p>
      ${resultOf('password', account.passwordSaved)}
      <form method="post" action="${action('password')}" novalidate>
        ${token}
        <input type="text" name="username" autocomplete="username" value="${user.email}" readonly hidden />
        ${renderField('password', 'password', fields.currentPassword, 'current-password')}
        ${renderField('password', 'password-new', fields.newPassword, 'new-password', fields.passwordHint)}
        ${renderField('password', 'password-confirm', fields.passwordConfirm, 'new-password')}
        <button class="button" type="submit">${account.savePassword}</button>
      </form>
    </section>
    <p><a class="button quiet" id="signout" href="${logout}">${account.logout}</a></p>`
  return page(layout, { title: account.title, body })
}
