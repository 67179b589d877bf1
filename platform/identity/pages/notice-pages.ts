import { messagesOf } from '../messages/messages.ts'
import { fill, html, type Html } from '../../html.ts'
import { page, type LayoutProps } from './layout.ts'

/** The page before signing out. With a proof of who asks (`isVerified`) it goes on by itself where scripts run. */
export const logoutPage = (
  layout: LayoutProps,
  form: { action: string; xsrf: string; isVerified: boolean },
): string => {
  const { logout } = messagesOf(layout.locale)
  const body = html`<p class="lead">
      ${form.isVerified ? logout.busy : fill(logout.question, { brand: layout.brand })}
    </p>
    <form method="post" action="${form.action}" ${form.isVerified ? html`data-now` : null}>
      <input type="hidden" name="xsrf" value="${form.xsrf}" />
      <button class="button" id="kc-logout" name="logout" value="yes" type="submit">${logout.submit}</button>
    </form>`
  return page(layout, { title: logout.title, body, ...(form.isVerified ? { script: 'submit.js' } : {}) })
}

export const signedOutPage = (layout: LayoutProps): string => {
  const { logout } = messagesOf(layout.locale)
  return page(layout, {
    title: logout.doneTitle,
    body: html`<p class="lead">${logout.done}</p>`,
    hasPicture: true,
  })
}

const plain = (layout: LayoutProps, messages: { title: string; text: string }, more: Html | null = null) =>
  page(layout, {
    title: messages.title,
    body: html`<p class="lead">${fill(messages.text, { brand: layout.brand })}</p>
      ${more}`,
  })

export const expiredPage = (layout: LayoutProps): string => plain(layout, messagesOf(layout.locale).expired)

export const notFoundPage = (layout: LayoutProps): string => plain(layout, messagesOf(layout.locale).notFound)

export const serverErrorPage = (layout: LayoutProps): string =>
  plain(layout, messagesOf(layout.locale).serverError)

export const busyPage = (layout: LayoutProps): string => plain(layout, messagesOf(layout.locale).busy)

/** A request the provider refuses, such as an address nobody registered; the code is for whoever mends it. */
export const failurePage = (layout: LayoutProps, code: string): string => {
  const messages = messagesOf(layout.locale).failure
  return plain(
    layout,
    messages,
    html`<p class="meta" id="kc-error-message">${messages.codeLabel}: <code>${code}</code></p>`,
  )
}
