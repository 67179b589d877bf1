import type { IdentityEnv } from '../env.ts'
import type { Urls } from '../urls.ts'
import { LOCALES, type Locale } from '../../../lib/contract/enums.ts'
import { messagesOf, type Messages } from '../messages/messages.ts'
import { stereoWaveform } from './stereo-waveform.ts'
import { html, type Html } from '../../html.ts'

/** What every page is drawn with. `href` is the page's own address without a locale, for the switch. */
export type LayoutProps = {
  locale: Locale
  brand: string
  /** Whether this is said to be a demonstration brand where something is asked of a visitor. */
  isDemo: boolean
  site: string
  resources: string
  /** Address of this page in another locale; null where a page cannot be asked for again. */
  hrefFor: ((locale: Locale) => string) | null
}

/** The address with one parameter set; everything else in it stays. */
export const withQuery = (path: string, name: string, value: string): string => {
  const url = new URL(path, 'http://here')
  url.searchParams.set(name, value)
  return url.pathname + url.search
}

/** The address with a locale chosen. */
export const withLocale = (path: string, locale: Locale): string => withQuery(path, 'kc_locale', locale)

/** What a page is drawn with; `path` is its own address, or null where it cannot be asked for again. */
export const layoutProps = (
  { env, urls }: { env: IdentityEnv; urls: Urls },
  locale: Locale,
  path: string | null,
): LayoutProps => ({
  locale,
  brand: env.BRAND_NAME,
  isDemo: env.DEMO_NOTICE === 'true',
  site: urls.site,
  resources: urls.resources,
  hrefFor: path === null ? null : (other) => withLocale(path, other),
})

/** What every page is sent as; never from a cache, because it belongs to one visitor. */
export const PAGE_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

/** `hasPicture` is for short pages: the picture stands beside them on wide screens. */
type Page = { title: string; body: Html; script?: string; hasPicture?: boolean }

const mark = html`<svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
  <rect class="mark-ground" width="32" height="32" rx="9" />
  <path
    class="mark-wave"
    d="M6 16c2.2-7.4 5.2-7.4 7.4 0s5.2 7.4 7.4 0"
    fill="none"
    stroke-width="2.6"
    stroke-linecap="round"
  />
  <circle class="mark-voice" cx="25.2" cy="11.4" r="2.3" />
</svg>`

const languageSwitch = ({ locale, hrefFor }: LayoutProps, messages: Messages) =>
  hrefFor &&
  html`<nav class="languages" id="kc-locale" aria-label="${messages.language.switch}">
    ${LOCALES.map((other) => {
      const { name } = messagesOf(other).language
      return other === locale
        ? html`<span aria-current="true" lang="${other}">${name}</span>`
        : html`<a href="${hrefFor(other)}" lang="${other}" hreflang="${other}">${name}</a>`
    })}
  </nav>`

/** A whole page of the identity server. */
export const page = (layout: LayoutProps, { title, body, script, hasPicture }: Page): string => {
  const messages = messagesOf(layout.locale)
  const { brand, resources } = layout
  const home = layout.locale === 'en' ? `${layout.site}/en` : `${layout.site}/`
  return html`<!doctype html>
    <html lang="${layout.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${brand}</title>
        <link rel="icon" href="${resources}/icon.svg" type="image/svg+xml" />
        <link rel="preload" href="${resources}/hanken-latin.woff2" as="font" type="font/woff2" crossorigin />
        ${layout.locale === 'vi' ? html`<link rel="preload" href="${resources}/hanken-vietnamese.woff2" as="font" type="font/woff2" crossorigin />` : null}
        <link rel="stylesheet" href="${resources}/style.css" />
        ${script ? html`<script src="${resources}/${script}" defer></script>` : null}
      </head>
      <body>
        <header>
          <a class="brand" href="${home}">${mark}<span>${brand}</span></a>
          ${languageSwitch(layout, messages)}
        </header>
        <main>
          <div class="column">
            <h1>${title}</h1>
            ${body}
          </div>
          ${hasPicture ? stereoWaveform : null}
        </main>
        <footer><a class="link" href="${home}">${messages.back}</a></footer>
      </body>
    </html>`.markup
}
