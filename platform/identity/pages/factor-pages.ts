import { generate } from 'lean-qr'
import type { FormErrors } from '../accounts/forms.ts'
import { groupCode, type Enrolment } from '../accounts/second-factors.ts'
import { messagesOf } from '../messages/messages.ts'
import { tokenField } from './account-sections.ts'
import { field, notice } from './fields.ts'
import { html, type Html } from '../../html.ts'
import { page, type LayoutProps } from './layout.ts'

const QUIET_ZONE = 4

/** A text as a QR code, drawn here: the key of an app is given to nobody else to make a picture of. */
const qrCode = (text: string, label: string): Html => {
  const code = generate(text)
  const size = code.size + 2 * QUIET_ZONE
  const places = Array.from({ length: size * size }, (_, index) => ({
    x: index % size,
    y: Math.floor(index / size),
  }))
  const dots = places
    .filter(({ x, y }) => code.get(x - QUIET_ZONE, y - QUIET_ZONE))
    .map(({ x, y }) => `M${x} ${y}h1v1h-1z`)
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}">
    <path class="qr-ground" d="M0 0h${size}v${size}h-${size}z" />
    <path class="qr-dots" d="${dots.join('')}" shape-rendering="crispEdges" />
  </svg>`
}

type EnrolmentPage = {
  layout: LayoutProps
  action: string
  account: string
  formToken: string
  enrolment: Enrolment
  errors: FormErrors
}

/** The page that gives a key to an app and asks for the code it makes of it. */
export const enrolmentPage = ({
  layout,
  action,
  account,
  formToken,
  enrolment: { secret, uri },
  errors,
}: EnrolmentPage): string => {
  const { enrolment: words, fields, errors: texts } = messagesOf(layout.locale)
  const errorOf = (name: string) => errors[name] && texts[errors[name]]
  const body = html`<p class="lead">${words.lead}</p>
    ${notice({ kind: 'error', text: errorOf('form') })} ${qrCode(uri, words.picture)}
    <p>${words.typed} <code class="secret">${secret.replace(/(.{4})(?=.)/g, '$1 ')}</code></p>
    <p><a class="link" href="${uri}">${words.open}</a></p>
    <form id="kc-totp-settings-form" method="post" action="${action}" novalidate>
      ${tokenField(formToken)}
      ${field({
        name: 'otp',
        label: fields.code,
        autocomplete: 'one-time-code',
        hint: words.hint,
        error: errorOf('otp'),
        isFirst: errors['otp'] !== undefined,
        isCode: true,
      })}
      <button class="button" type="submit">${words.submit}</button>
    </form>
    <p><a class="link" href="${account}">${words.back}</a></p>`
  return page(layout, { title: words.title, body })
}

/** The recovery codes, shown this once. */
export const recoveryCodesPage = ({
  layout,
  codes,
  account,
}: {
  layout: LayoutProps
  codes: readonly string[]
  account: string
}): string => {
  const { recovery } = messagesOf(layout.locale)
  const body = html`<p class="lead" role="status">${recovery.lead}</p>
    <ul class="codes">
      ${codes.map((code) => html`<li><code>${groupCode(code)}</code></li>`)}
    </ul>
    <p><a class="button" href="${account}">${recovery.done}</a></p>`
  return page(layout, { title: recovery.title, body })
}
