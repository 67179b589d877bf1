import { LANGUAGES, type Language } from './words.ts'

const LOCALE_COOKIE = /(?:^|;\s*)KEYCLOAK_LOCALE=(vi|en)(?:;|$)/

/** A language of ours in a list such as `en-GB vi`; null when there is none. */
const languageIn = (list: unknown): Language | null => {
  if (typeof list !== 'string') return null
  for (const entry of list.split(/[\s,;]+/)) {
    const found = LANGUAGES.find((language) => entry.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return null
}

type Wishes = {
  /** What the address says: `kc_locale` is a choice made here, `ui_locales` and `locale` are the site's. */
  query: Readonly<Record<string, unknown>>
  /** The parameters this sign-in started with. */
  started?: Readonly<Record<string, unknown>> | undefined
  cookie?: string | undefined
}

/** The language of a page: chosen here, then asked for by the site, then chosen here before, then Vietnamese. */
export const languageFor = ({ query, started = {}, cookie = '' }: Wishes): Language =>
  languageIn(query['kc_locale']) ??
  languageIn(query['ui_locales']) ??
  languageIn(query['locale']) ??
  languageIn(started['kc_locale']) ??
  languageIn(started['ui_locales']) ??
  languageIn(LOCALE_COOKIE.exec(cookie)?.[1]) ??
  'vi'

/** Whether the address itself chooses a language, which is then remembered. */
export const choosesLanguage = (query: Readonly<Record<string, unknown>>): boolean =>
  languageIn(query['kc_locale']) !== null
