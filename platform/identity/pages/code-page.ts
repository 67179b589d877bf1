import type { FormErrors } from '../accounts/forms.ts'
import { messagesOf } from '../messages/messages.ts'
import { field, notice } from './fields.ts'
import { html } from '../../html.ts'
import { page, type LayoutProps } from './layout.ts'

type CodePage = {
  layout: LayoutProps
  id: string
  action: string
  title: string
  lead: string
  hint: string
  submit: string
  back: { label: string; href: string }
  errors: FormErrors
}

/** The page that asks for a code: of an app at sign-in, of a letter at sign-up. */
export const codePage = ({
  layout,
  id,
  action,
  title,
  lead,
  hint,
  submit,
  back,
  errors,
}: CodePage): string => {
  const { fields, errors: texts } = messagesOf(layout.locale)
  const errorOf = (name: string) => errors[name] && texts[errors[name]]
  const body = html`<p class="lead">${lead}</p>
    ${notice({ kind: 'error', text: errorOf('form') })}
    <form id="${id}" method="post" action="${action}" novalidate>
      ${field({
        name: 'otp',
        label: fields.code,
        autocomplete: 'one-time-code',
        hint,
        error: errorOf('otp'),
        isFirst: true,
        isCode: true,
      })}
      <button class="button" type="submit">${submit}</button>
    </form>
    <p><a class="link" href="${back.href}">${back.label}</a></p>`
  return page(layout, { title, body, hasPicture: true })
}
