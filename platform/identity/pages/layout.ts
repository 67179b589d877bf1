import { LANGUAGES, wordsOf, type Language, type Words } from '../words/words.ts'
import { stereoWaveform } from './stereo-waveform.ts'
import { html, type Html } from './html.ts'

/** What every page is drawn with. `href` is the page's own address without a language, for the switch. */
export type Frame = {
  language: Language
  brand: string
  site: string
  resources: string
  /** Address of this page with the wanted language; null where a page cannot be asked for again. */
  hrefIn: ((language: Language) => string) | null
}

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

const languageSwitch = ({ language, hrefIn }: Frame, words: Words) =>
  hrefIn &&
  html`<nav class="languages" id="kc-locale" aria-label="${words.language.switch}">
    ${LANGUAGES.map((other) => {
      const { name } = wordsOf(other).language
      return other === language
        ? html`<span aria-current="true" lang="${other}">${name}</span>`
        : html`<a href="${hrefIn(other)}" lang="${other}" hreflang="${other}">${name}</a>`
    })}
  </nav>`

/** A whole page of the identity server. */
export const page = (frame: Frame, { title, body, script, hasPicture }: Page): string => {
  const words = wordsOf(frame.language)
  const { brand, resources } = frame
  const home = frame.language === 'en' ? `${frame.site}/en` : `${frame.site}/`
  return html`<!doctype html>
    <html lang="${frame.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${brand}</title>
        <link rel="icon" href="${resources}/icon.svg" type="image/svg+xml" />
        <link rel="preload" href="${resources}/hanken-latin.woff2" as="font" type="font/woff2" crossorigin />
        ${frame.language === 'vi' ? html`<link rel="preload" href="${resources}/hanken-vietnamese.woff2" as="font" type="font/woff2" crossorigin />` : null}
        <link rel="stylesheet" href="${resources}/style.css" />
        ${script ? html`<script src="${resources}/${script}" defer></script>` : null}
      </head>
      <body>
        <header>
          <a class="brand" href="${home}">${mark}<span>${brand}</span></a>
          ${languageSwitch(frame, words)}
        </header>
        <main>
          <div class="column">
            <h1>${title}</h1>
            ${body}
          </div>
          ${hasPicture ? stereoWaveform : null}
        </main>
        <footer><a class="link" href="${home}">${words.back}</a></footer>
      </body>
    </html>`.markup
}
