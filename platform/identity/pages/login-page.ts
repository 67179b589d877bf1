import type { FormErrors } from '../accounts/forms.ts'
import { messagesOf, type Messages } from '../messages/messages.ts'
import { mailHref } from '../../../lib/domain/mail-href.ts'
import { field, notice } from './fields.ts'
import { fill, html } from '../../html.ts'
import { page, type LayoutProps } from './layout.ts'

type LoginPage = {
  layout: LayoutProps
  action: string
  /** Where an account is made, and a letter for a new password asked for; null where letters reach nobody. */
  register: string | null
  username: string
  errors?: FormErrors
  reset: string | null
  supportEmail: string | undefined
}

const forgotten = (
  { reset, supportEmail }: Pick<LoginPage, 'reset' | 'supportEmail'>,
  { login }: Messages,
) => {
  if (reset) return html`<p id="kc-reset"><a class="link" href="${reset}">${login.forgot}</a></p>`
  if (!supportEmail) return null
  const href = mailHref(supportEmail)
  const email = href ? html`<a class="link" href="${href}">${supportEmail}</a>` : supportEmail
  return html`<p class="meta">${fill(login.forgotWrite, { email })}</p>`
}

/** The sign-in form; its names and ids are Keycloak's, so that one test drives both. */
export const loginPage = ({
  layout,
  action,
  register,
  username,
  errors = {},
  reset,
  supportEmail,
}: LoginPage): string => {
  const messages = messagesOf(layout.locale)
  const errorOf = (name: string) => errors[name] && messages.errors[errors[name]]
  const body = html`<p class="lead">${messages.login.lead}</p>
    ${notice({ id: 'input-error', kind: 'error', text: errorOf('form') })}
    <form id="kc-form-login" method="post" action="${action}" novalidate>
      ${field({
        name: 'username',
        label: messages.fields.email,
        type: 'email',
        value: username,
        autocomplete: 'username',
        error: errorOf('username'),
        isFirst: !username || !!errors['username'],
      })}
      ${field({
        name: 'password',
        label: messages.fields.password,
        type: 'password',
        autocomplete: 'current-password',
        error: errorOf('password'),
        isFirst: !!username && !errors['username'],
      })}
      <button class="button" id="kc-login" type="submit">${messages.login.submit}</button>
    </form>
    ${
      register &&
      html`<p id="kc-registration">
        ${messages.login.noAccount} <a class="link" href="${register}">${messages.login.register}</a>
      </p>`
    }
    ${forgotten({ reset, supportEmail }, messages)}`
  return page(layout, { title: messages.login.title, body, hasPicture: true })
}
