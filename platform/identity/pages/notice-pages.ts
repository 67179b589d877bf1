import { wordsOf } from '../words/words.ts'
import { fill, html, type Html } from './html.ts'
import { page, type Frame } from './layout.ts'

/** The page before signing out. With a proof of who asks (`isKnown`) it goes on by itself where scripts run. */
export const logoutPage = (
  frame: Frame,
  form: { action: string; xsrf: string; isKnown: boolean },
): string => {
  const { logout } = wordsOf(frame.language)
  const body = html`<p class="lead">
      ${form.isKnown ? logout.busy : fill(logout.question, { brand: frame.brand })}
    </p>
    <form method="post" action="${form.action}" ${form.isKnown ? html`data-now` : null}>
      <input type="hidden" name="xsrf" value="${form.xsrf}" />
      <button class="button" id="kc-logout" name="logout" value="yes" type="submit">${logout.submit}</button>
    </form>`
  return page(frame, { title: logout.title, body, ...(form.isKnown ? { script: 'submit.js' } : {}) })
}

export const signedOutPage = (frame: Frame): string => {
  const { logout } = wordsOf(frame.language)
  return page(frame, {
    title: logout.doneTitle,
    body: html`<p class="lead">${logout.done}</p>`,
    hasPicture: true,
  })
}

const plain = (frame: Frame, words: { title: string; text: string }, more: Html | null = null) =>
  page(frame, {
    title: words.title,
    body: html`<p class="lead">${fill(words.text, { brand: frame.brand })}</p>
      ${more}`,
  })

export const expiredPage = (frame: Frame): string => plain(frame, wordsOf(frame.language).expired)

export const notFoundPage = (frame: Frame): string => plain(frame, wordsOf(frame.language).notFound)

export const troublePage = (frame: Frame): string => plain(frame, wordsOf(frame.language).trouble)

export const busyPage = (frame: Frame): string => plain(frame, wordsOf(frame.language).busy)

/** A request the provider refuses, such as an address nobody registered; the code is for whoever mends it. */
export const failurePage = (frame: Frame, code: string): string => {
  const words = wordsOf(frame.language).failure
  return plain(
    frame,
    words,
    html`<p class="meta" id="kc-error-message">${words.codeLabel}: <code>${code}</code></p>`,
  )
}
