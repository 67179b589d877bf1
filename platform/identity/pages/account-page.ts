import type { Faults } from '../accounts/forms.ts'
import type { UserRow } from '../../db/schema.ts'
import { wordsOf } from '../words/words.ts'
import { field, notice } from './fields.ts'
import { html } from './html.ts'
import { page, type Frame } from './layout.ts'

export type AccountForm = 'profile' | 'password'

type AccountPage = {
  frame: Frame
  user: UserRow
  action: (form: AccountForm) => string
  logout: string
  formToken: string
  /** The form that was sent, with its faults, or none and it was saved. */
  sent?:
    { form: AccountForm; faults: Faults; typed: Readonly<Record<string, string | undefined>> } | undefined
}

/** The profile and the password of the person who is signed in. */
export const accountPage = ({ frame, user, action, logout, formToken, sent }: AccountPage): string => {
  const words = wordsOf(frame.language)
  const { fields, account } = words
  const order = [
    ...(frame.language === 'vi' ? ['lastName', 'firstName'] : ['firstName', 'lastName']),
    ...['password', 'password-new', 'password-confirm'],
  ]
  const faultsOf = (form: AccountForm): Faults => (sent?.form === form ? sent.faults : {})
  const resultOf = (form: AccountForm, saved: string) => {
    if (sent?.form !== form) return null
    const count = Object.keys(sent.faults).length
    // The second form lies below the fold of a phone, where an answer that is not brought into view is not seen.
    if (count === 0) return notice({ kind: 'success', text: saved, isFirst: true })
    const whole = sent.faults['form']
    return notice({
      kind: 'error',
      ...(whole ? { text: words.faults[whole], isFirst: true } : { text: words.faults.summary }),
    })
  }
  const input = (form: AccountForm, name: string, label: string, autocomplete: string, hint?: string) => {
    const faults = faultsOf(form)
    const fault = faults[name]
    const isFirst = !faults['form'] && order.find((other) => faults[other]) === name
    const kept = { firstName: user.firstName, lastName: user.lastName }[name]
    return field({
      name,
      label,
      autocomplete,
      hint,
      isFirst,
      error: fault && words.faults[fault],
      type: form === 'password' ? 'password' : 'text',
      value: (sent?.form === form ? sent.typed[name] : undefined) ?? kept,
    })
  }
  const token = html`<input type="hidden" name="token" value="${formToken}" />`
  const names = [
    input('profile', 'lastName', fields.lastName, 'family-name'),
    input('profile', 'firstName', fields.firstName, 'given-name'),
  ]
  const body = html`<section aria-labelledby="profile-title">
      <h2 id="profile-title">${account.profile}</h2>
      ${resultOf('profile', account.profileSaved)}
      <form method="post" action="${action('profile')}" novalidate>
        ${token}
        <div class="pair">${frame.language === 'vi' ? names : names.toReversed()}</div>
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
    <section aria-labelledby="password-title">
      <h2 id="password-title">${account.password}</h2>
      <p>${account.passwordLead}</p>
      ${resultOf('password', account.passwordSaved)}
      <form method="post" action="${action('password')}" novalidate>
        ${token}
        <input type="text" name="username" autocomplete="username" value="${user.email}" readonly hidden />
        ${input('password', 'password', fields.currentPassword, 'current-password')}
        ${input('password', 'password-new', fields.newPassword, 'new-password', fields.passwordHint)}
        ${input('password', 'password-confirm', fields.passwordConfirm, 'new-password')}
        <button class="button" type="submit">${account.savePassword}</button>
      </form>
    </section>
    <p><a class="button quiet" id="signout" href="${logout}">${account.logout}</a></p>`
  return page(frame, { title: account.title, body })
}
