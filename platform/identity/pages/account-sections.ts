import type { FormErrors } from '../accounts/forms.ts'
import { formatTime } from '../../email/format.ts'
import { messagesOf } from '../messages/messages.ts'
import { field, notice, type Field } from './fields.ts'
import { fill, html, type Html } from '../../html.ts'
import type { LayoutProps } from './layout.ts'

/** The forms of the account page, by the last part of where they are sent. */
export const ACCOUNT_FORMS = ['profile', 'password', 'verification', 'email', 'factor', 'session'] as const
export type AccountForm = (typeof ACCOUNT_FORMS)[number]

/** The form that was sent, with its errors, or none and it was saved. */
export type Sent = {
  form: AccountForm
  errors: FormErrors
  input: Readonly<Record<string, string | undefined>>
}

/** What every form of the page is drawn with. */
export type FormContext = {
  layout: LayoutProps
  action: (form: AccountForm) => string
  formToken: string
  sent?: Sent | undefined
}

/** The hidden field that says that a form comes from this session's own page. */
export const tokenField = (formToken: string): Html =>
  html`<input type="hidden" name="token" value="${formToken}" />`

/** What became of a form, above it; nothing when another or none was sent. */
export const resultOf = ({ layout, sent }: FormContext, form: AccountForm, saved: string): Html | null => {
  if (sent?.form !== form) return null
  const { errors } = messagesOf(layout.locale)
  // All forms but the first lie below the fold of a phone, where an answer that is not brought into view is not seen.
  if (Object.keys(sent.errors).length === 0) return notice({ kind: 'success', text: saved, isFirst: true })
  const whole = sent.errors['form']
  return notice({
    kind: 'error',
    ...(whole ? { text: errors[whole], isFirst: true } : { text: errors.summary }),
  })
}

/** Draws the fields of one form, named in their order: the first that is wrong has the focus. */
export const fieldsOf =
  ({ layout, sent }: FormContext, form: AccountForm, order: readonly string[]) =>
  (props: Field): Html => {
    const errors = sent?.form === form ? sent.errors : {}
    const error = errors[props.name]
    const isFirst = !errors['form'] && order.find((name) => errors[name]) === props.name
    const value = (sent?.form === form ? sent.input[props.name] : undefined) ?? props.value
    return field({ ...props, value, isFirst, error: error && messagesOf(layout.locale).errors[error] })
  }

/** The address of the person, which changes once a letter to the new one has been answered. */
export const emailSection = (context: FormContext, email: string): Html => {
  const { account, fields } = messagesOf(context.layout.locale)
  const renderField = fieldsOf(context, 'email', ['email', 'password'])
  return html`<section aria-labelledby="email-title">
    <h2 id="email-title">${account.email}</h2>
    <p>${fill(account.emailLead, { email })}</p>
    ${resultOf(context, 'email', account.emailSent)}
    <form method="post" action="${context.action('email')}" novalidate>
      ${tokenField(context.formToken)}
      <input type="text" name="username" autocomplete="username" value="${email}" readonly hidden />
      ${renderField({ name: 'email', id: 'new-email', label: fields.newEmail, type: 'email', autocomplete: 'email' })}
      ${renderField({
        name: 'password',
        id: 'email-password',
        label: fields.currentPassword,
        type: 'password',
        autocomplete: 'current-password',
      })}
      <button class="button" type="submit">${account.saveEmail}</button>
    </form>
  </section>`
}

/** The second factor; `codesLeft` is null where it is off. */
export const factorSection = (context: FormContext, email: string, codesLeft: number | null): Html => {
  const { account, fields } = messagesOf(context.layout.locale)
  const button = (action: string, label: string, style: string) =>
    html`<button class="${style}" type="submit" name="action" value="${action}">${label}</button>`
  const isOn = codesLeft !== null
  return html`<section aria-labelledby="factor-title">
    <h2 id="factor-title">${account.factor}</h2>
    <p>${isOn ? fill(account.factorOn, { count: String(codesLeft) }) : account.factorLead}</p>
    ${resultOf(context, 'factor', account.factorStopped)}
    <form method="post" action="${context.action('factor')}" novalidate>
      ${tokenField(context.formToken)}
      <input type="text" name="username" autocomplete="username" value="${email}" readonly hidden />
      ${fieldsOf(context, 'factor', ['password'])({
        name: 'password',
        id: 'factor-password',
        label: fields.currentPassword,
        type: 'password',
        autocomplete: 'current-password',
      })}
      <div class="pair">
        ${
          isOn
            ? [
                button('codes', account.factorCodes, 'button quiet'),
                button('stop', account.factorStop, 'button quiet'),
              ]
            : button('start', account.factorStart, 'button')
        }
      </div>
    </form>
  </section>`
}

/** `id` names a session to this server and opens nothing. */
export type SessionRow = { id: string; device: string; signedInAt: Date; usedAt: Date; isThis: boolean }

/** Where the person is signed in; all but the session of this page can be ended. */
export const sessionsSection = (context: FormContext, sessions: readonly SessionRow[]): Html => {
  const { locale } = context.layout
  const { account } = messagesOf(locale)
  const rows = sessions.map(({ id, device, signedInAt, usedAt, isThis }) => {
    const name = device || account.unknownDevice
    const times = { signedIn: formatTime(signedInAt, locale), used: formatTime(usedAt, locale) }
    return html`<li>
      <p>
        <strong>${name}</strong> ${isThis ? html`<span class="meta">${account.thisSession}</span>` : null}
      </p>
      <p class="hint">${fill(account.sessionTimes, times)}</p>
      ${
        isThis
          ? null
          : html`<form method="post" action="${context.action('session')}">
              ${tokenField(context.formToken)}
              <input type="hidden" name="session" value="${id}" />
              <button
                class="button quiet"
                type="submit"
                aria-label="${fill(account.endSessionOf, { device: name })}"
              >
                ${account.endSession}
              </button>
            </form>`
      }
    </li>`
  })
  return html`<section aria-labelledby="sessions-title">
    <h2 id="sessions-title">${account.sessions}</h2>
    <p>${account.sessionsLead}</p>
    ${resultOf(context, 'session', account.sessionEnded)}
    <ul class="sessions">
      ${rows}
    </ul>
  </section>`
}
