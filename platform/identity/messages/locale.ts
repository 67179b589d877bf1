import { parseCookie } from 'cookie'
import { LOCALES, type Locale } from '../../../lib/contract/enums.ts'

export const LOCALE_COOKIE = 'KEYCLOAK_LOCALE'

/** The first locale of ours in a list such as `en-GB vi`; null when there is none. */
const localeIn = (list: unknown): Locale | null => {
  if (typeof list !== 'string') return null
  for (const entry of list.split(/[\s,;]+/)) {
    const match = LOCALES.find((locale) => entry.toLowerCase().split('-')[0] === locale)
    if (match) return match
  }
  return null
}

type LocaleSources = {
  /** What the address says: `kc_locale` is a choice made here, `ui_locales` and `locale` are the site's. */
  query: Readonly<Record<string, unknown>>
  /** The parameters this sign-in started with. */
  started?: Readonly<Record<string, unknown>> | undefined
  /** The cookie header of the request. */
  cookie?: string | undefined
}

/** The locale of a page: chosen here, then asked for by the site, then chosen here before, then Vietnamese. */
export const localeFor = ({ query, started = {}, cookie = '' }: LocaleSources): Locale =>
  localeIn(query['kc_locale']) ??
  localeIn(query['ui_locales']) ??
  localeIn(query['locale']) ??
  localeIn(started['kc_locale']) ??
  localeIn(started['ui_locales']) ??
  localeIn(parseCookie(cookie)[LOCALE_COOKIE]) ??
  'vi'

/** Whether the address itself chooses a locale, which is then remembered. */
export const choosesLocale = (query: Readonly<Record<string, unknown>>): boolean =>
  localeIn(query['kc_locale']) !== null
