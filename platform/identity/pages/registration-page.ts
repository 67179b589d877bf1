import type { FormErrors } from '../accounts/forms.ts'
import { messagesOf } from '../messages/messages.ts'
import { box, field, notice, type Field } from './fields.ts'
import { fill, html } from '../../html.ts'
import { page, type LayoutProps } from './layout.ts'

type RegistrationPage = {
  layout: LayoutProps
  action: string
  login: string
  /** What was entered before; passwords are never sent back. */
  input: Readonly<Record<string, string | undefined>>
  errors?: FormErrors
}

/** The form for a new account; its names and ids are Keycloak's. */
export const registrationPage = ({ layout, action, login, input, errors = {} }: RegistrationPage): string => {
  const messages = messagesOf(layout.locale)
  const { fields, register } = messages
  const errorOf = (name: string) => errors[name] && messages.errors[errors[name]]
  const names = {
    vi: ['lastName', 'firstName'] as const,
    en: ['firstName', 'lastName'] as const,
  }[layout.locale]
  const order = [...names, 'email', 'password', 'password-confirm', 'termsAccepted']
  const first = order.find((name) => errors[name]) ?? names[0]
  const renderField = (name: string, rest: Omit<Field, 'name'>) =>
    field({ name, value: input[name], error: errorOf(name), isFirst: name === first, ...rest })
  const autocomplete = { firstName: 'given-name', lastName: 'family-name' }
  const below = layout.locale === 'en' ? `${layout.site}/en` : layout.site
  const body = html`<p class="lead">${register.lead}</p>
    ${layout.isDemo ? html`<p class="meta" id="demo-notice">${register.demoNotice}</p>` : null}
    ${notice({ kind: 'error', text: errorOf('form') ?? (Object.keys(errors).length ? messages.errors.summary : undefined) })}
    <form id="kc-register-form" method="post" action="${action}" novalidate>
      <div class="pair">
        ${names.map((name) => renderField(name, { label: fields[name], autocomplete: autocomplete[name] }))}
      </div>
      ${renderField('email', { label: fields.email, type: 'email', autocomplete: 'email' })}
      ${renderField('password', {
        label: fields.password,
        type: 'password' as const,
        autocomplete: 'new-password',
        hint: fields.passwordHint,
      })}
      ${renderField('password-confirm', {
        label: fields.passwordConfirm,
        type: 'password' as const,
        autocomplete: 'new-password',
      })}
      ${box({
        name: 'termsAccepted',
        label: fill(register.consent, {
          terms: html`<a class="link" href="${below}/terms-of-service">${register.termsLink}</a>`,
          privacy: html`<a class="link" href="${below}/privacy-policy">${register.privacyLink}</a>`,
        }),
        isTicked: input.termsAccepted === 'on',
        error: errorOf('termsAccepted'),
        isFirst: first === 'termsAccepted',
      })}
      <button class="button" type="submit">${register.submit}</button>
    </form>
    <p>${register.hasAccount} <a class="link" href="${login}">${register.login}</a></p>`
  return page(layout, { title: register.title, body, hasPicture: true })
}
