import type { Faults } from '../accounts/forms.ts'
import { wordsOf } from '../words/words.ts'
import { field, notice, type Field } from './fields.ts'
import { fill, html } from './html.ts'
import { page, type Frame } from './layout.ts'

type RegistrationPage = {
  frame: Frame
  action: string
  login: string
  /** What was typed before; passwords are never sent back. */
  typed: Readonly<Record<string, string | undefined>>
  faults?: Faults
}

/** The form for a new account; its names and ids are Keycloak's. */
export const registrationPage = ({ frame, action, login, typed, faults = {} }: RegistrationPage): string => {
  const words = wordsOf(frame.language)
  const { fields, register } = words
  const say = (name: string) => faults[name] && words.faults[faults[name]]
  const names = {
    vi: ['lastName', 'firstName'] as const,
    en: ['firstName', 'lastName'] as const,
  }[frame.language]
  const order = [...names, 'email', 'password', 'password-confirm']
  const first = order.find((name) => faults[name]) ?? names[0]
  const input = (name: string, rest: Omit<Field, 'name'>) =>
    field({ name, value: typed[name], error: say(name), isFirst: name === first, ...rest })
  const autocomplete = { firstName: 'given-name', lastName: 'family-name' }
  const below = frame.language === 'en' ? `${frame.site}/en` : frame.site
  const body = html`<p class="lead">${register.lead}</p>
    ${notice({ kind: 'error', text: say('form') ?? (Object.keys(faults).length ? words.faults.summary : undefined) })}
    <form id="kc-register-form" method="post" action="${action}" novalidate>
      <div class="pair">
        ${names.map((name) => input(name, { label: fields[name], autocomplete: autocomplete[name] }))}
      </div>
      ${input('email', { label: fields.email, type: 'email', autocomplete: 'email' })}
      ${input('password', {
        label: fields.password,
        type: 'password' as const,
        autocomplete: 'new-password',
        hint: fields.passwordHint,
      })}
      ${input('password-confirm', {
        label: fields.passwordConfirm,
        type: 'password' as const,
        autocomplete: 'new-password',
      })}
      <p class="meta">
        ${fill(register.terms, {
          terms: html`<a class="link" href="${below}/terms-of-service">${register.termsLink}</a>`,
          privacy: html`<a class="link" href="${below}/privacy-policy">${register.privacyLink}</a>`,
        })}
      </p>
      <button class="button" type="submit">${register.submit}</button>
    </form>
    <p>${register.hasAccount} <a class="link" href="${login}">${register.login}</a></p>`
  return page(frame, { title: register.title, body, hasPicture: true })
}
