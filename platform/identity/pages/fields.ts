import { html, type Html } from '../../html.ts'

export type Field = {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  value?: string | undefined
  autocomplete: string
  error?: string | undefined
  hint?: string | undefined
  isFirst?: boolean
  isFixed?: boolean
}

/** A label, its input, the error and the hint, tied together. */
export const field = ({
  name,
  label,
  type = 'text',
  value,
  autocomplete,
  error,
  hint,
  isFirst,
  isFixed,
}: Field): Html => {
  const describedBy = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${type === 'password' ? '' : value}"
      autocomplete="${autocomplete}"
      ${type === 'email' ? html`inputmode="email" spellcheck="false" autocapitalize="none"` : null}
      ${describedBy ? html`aria-describedby="${describedBy}"` : null}
      ${error ? html`aria-invalid="true"` : null}
      ${isFirst ? html`autofocus` : null}
      ${isFixed ? html`readonly` : html`required`}
    />
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : null}
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : null}
  </div>`
}

type Box = { name: string; label: Html; error?: string | undefined; isTicked?: boolean; isFirst?: boolean }

/** A box to tick with the sentence it stands for and the error beside it. */
export const box = ({ name, label, error, isTicked, isFirst }: Box): Html =>
  html`<div class="field">
    <p class="box">
      <input
        id="${name}"
        name="${name}"
        type="checkbox"
        value="on"
        ${isTicked ? html`checked` : null}
        ${error ? html`aria-describedby="${name}-error" aria-invalid="true"` : null}
        ${isFirst ? html`autofocus` : null}
        required
      />
      <label for="${name}">${label}</label>
    </p>
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : null}
  </div>`

type Notice = { id?: string; kind: 'error' | 'success'; text: string | undefined; isFirst?: boolean }

/** A sentence about the whole form, read out when the page opens; nothing without text; `isFirst` brings it into view. */
export const notice = ({ id, kind, text, isFirst }: Notice): Html | null =>
  text
    ? html`<p
        class="notice ${kind}"
        ${id ? html`id="${id}"` : null}
        role="${kind === 'error' ? 'alert' : 'status'}"
        ${isFirst ? html`tabindex="-1" autofocus` : null}
      >
        ${text}
      </p>`
    : null
