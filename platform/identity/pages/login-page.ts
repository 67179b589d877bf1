import type { Faults } from '../accounts/forms.ts'
import { wordsOf } from '../words/words.ts'
import { field, notice } from './fields.ts'
import { fill, html } from './html.ts'
import { page, type Frame } from './layout.ts'

type LoginPage = {
  frame: Frame
  action: string
  register: string
  username: string
  faults?: Faults
  supportEmail: string | undefined
}

/** The sign-in form; its names and ids are Keycloak's, so that one test drives both. */
export const loginPage = ({
  frame,
  action,
  register,
  username,
  faults = {},
  supportEmail,
}: LoginPage): string => {
  const words = wordsOf(frame.language)
  const say = (name: string) => faults[name] && words.faults[faults[name]]
  const body = html`<p class="lead">${words.login.lead}</p>
    ${notice({ id: 'input-error', kind: 'error', text: say('form') })}
    <form id="kc-form-login" method="post" action="${action}" novalidate>
      ${field({
        name: 'username',
        label: words.fields.email,
        type: 'email',
        value: username,
        autocomplete: 'username',
        error: say('username'),
        isFirst: !username || !!faults['username'],
      })}
      ${field({
        name: 'password',
        label: words.fields.password,
        type: 'password',
        autocomplete: 'current-password',
        error: say('password'),
        isFirst: !!username && !faults['username'],
      })}
      <button class="button" id="kc-login" type="submit">${words.login.submit}</button>
    </form>
    <p id="kc-registration">
      ${words.login.noAccount} <a class="link" href="${register}">${words.login.register}</a>
    </p>
    ${
      supportEmail
        ? html`<p class="meta">
            ${fill(words.login.forgot, { email: html`<a class="link" href="mailto:${supportEmail}">${supportEmail}</a>` })}
          </p>`
        : null
    }`
  return page(frame, { title: words.login.title, body, hasPicture: true })
}
