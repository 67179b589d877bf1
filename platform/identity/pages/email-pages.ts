import { fill, html } from '../../html.ts'
import type { FormErrors } from '../accounts/forms.ts'
import { messagesOf } from '../messages/messages.ts'
import { field, notice } from './fields.ts'
import { page, type LayoutProps } from './layout.ts'

type ResetPage = { layout: LayoutProps; action: string; login: string; username: string; errors: FormErrors }

/** The form that asks for a letter with a link to a new password; its names and ids are Keycloak's. */
export const resetPage = ({ layout, action, login, username, errors }: ResetPage): string => {
  const { reset, fields, errors: texts } = messagesOf(layout.locale)
  const errorOf = (name: string) => errors[name] && texts[errors[name]]
  const body = html`<p class="lead">${reset.lead}</p>
    ${notice({ kind: 'error', text: errorOf('form') })}
    <form id="kc-reset-password-form" method="post" action="${action}" novalidate>
      ${field({
        name: 'username',
        label: fields.email,
        type: 'email',
        value: username,
        autocomplete: 'username',
        error: errorOf('username'),
        isFirst: true,
      })}
      <button class="button" type="submit">${reset.submit}</button>
    </form>
    <p><a class="link" href="${login}">${reset.login}</a></p>`
  return page(layout, { title: reset.title, body, hasPicture: true })
}

type NewPasswordPage = { layout: LayoutProps; action: string; key: string; email: string; errors: FormErrors }

/** The form for a new password, for whoever has the letter. */
export const newPasswordPage = ({ layout, action, key, email, errors }: NewPasswordPage): string => {
  const { newPassword, fields, errors: texts } = messagesOf(layout.locale)
  const errorOf = (name: string) => errors[name] && texts[errors[name]]
  const first = errors['password-confirm'] && !errors['password-new'] ? 'password-confirm' : 'password-new'
  const renderField = (name: string, label: string, hint?: string) =>
    field({
      name,
      label,
      hint,
      type: 'password',
      autocomplete: 'new-password',
      error: errorOf(name),
      isFirst: name === first,
    })
  const body = html`<p class="lead">${fill(newPassword.lead, { email })}</p>
    <form id="kc-passwd-update-form" method="post" action="${action}" novalidate>
      <input type="hidden" name="key" value="${key}" />
      <input type="text" name="username" autocomplete="username" value="${email}" readonly hidden />
      ${renderField('password-new', fields.newPassword, fields.passwordHint)}
      ${renderField('password-confirm', fields.passwordConfirm)}
      <button class="button" type="submit">${newPassword.submit}</button>
    </form>`
  return page(layout, { title: newPassword.title, body, hasPicture: true })
}

type VerificationPage = {
  layout: LayoutProps
  purpose: 'verification' | 'change'
  action: string
  key: string
  username: string
  /** The address that is confirmed. */
  email: string
  asksPassword: boolean
  errors: FormErrors
}

/** One press that confirms an address: programs that open the links of a letter ahead of its reader press nothing. */
export const verificationPage = ({
  layout,
  purpose,
  action,
  key,
  username,
  email,
  asksPassword,
  errors,
}: VerificationPage): string => {
  const { [purpose]: words, fields, errors: texts } = messagesOf(layout.locale)
  const errorOf = (name: string) => errors[name] && texts[errors[name]]
  const body = html`<p class="lead">${fill(words.question, { email })}</p>
    ${notice({ kind: 'error', text: errorOf('form') })}
    <form method="post" action="${action}" novalidate>
      <input type="hidden" name="key" value="${key}" />
      ${
        asksPassword &&
        html`<input type="text" name="username" autocomplete="username" value="${username}" readonly hidden />
          ${field({
            name: 'password',
            label: fields.password,
            type: 'password',
            autocomplete: 'current-password',
            hint: words.passwordHint,
            error: errorOf('password'),
            isFirst: true,
          })}`
      }
      <button class="button" type="submit">${words.submit}</button>
    </form>`
  return page(layout, { title: words.title, body, hasPicture: true })
}

/** What became of it, and one way on. */
export const outcomePage = (
  layout: LayoutProps,
  { title, text, next }: { title: string; text: string; next: { label: string; href: string } },
): string =>
  page(layout, {
    title,
    body: html`<p class="lead" role="status">${text}</p>
      <p><a class="button quiet" href="${next.href}">${next.label}</a></p>`,
    hasPicture: true,
  })
