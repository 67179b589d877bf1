import { html, type Html } from '../../html.ts'

/** A field; `isCode` is for what a person reads off a letter or an app. */
export type Field = {
  name: string
  /** Where two forms of a page have a field of one name; else the name. */
  id?: string
  label: string
  type?: 'text' | 'email' | 'password'
  value?: string | undefined
  autocomplete: string
  error?: string | undefined
  hint?: string | undefined
  isFirst?: boolean
  isFixed?: boolean
  isCode?: boolean
}

/** A label, its input, the error and the hint, tied together. */
export const field = ({
  name,
  id = name,
  label,
  type = 'text',
  value,
  autocomplete,
  error,
  hint,
  isFirst,
  isFixed,
  isCode,
}: Field): Html => {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <input
      id="${id}"
      name="${name}"
      type="${type}"
      value="${type === 'password' ? '' : value}"
      autocomplete="${autocomplete}"
      ${type === 'email' ? html`inputmode="email" spellcheck="false" autocapitalize="none"` : null}
      ${isCode ? html`spellcheck="false" autocapitalize="none" class="code"` : null}
      ${describedBy ? html`aria-describedby="${describedBy}"` : null}
      ${error ? html`aria-invalid="true"` : null}
      ${isFirst ? html`autofocus` : null}
      ${isFixed ? html`readonly` : html`required`}
    />
    ${error ? html`<p class="error" id="${id}-error">${error}</p>` : null}
    ${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : null}
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
