import { isbot } from 'isbot'
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from './config.ts'
import { href, pagePath } from './href.ts'

export type PageRequest = {
  pathname: string
  search: string
  cookie: string | undefined
  isPerson: boolean
  /** A link of this site was followed: its address already says the language. */
  isFollowed: boolean
}

export type LocaleRouting =
  | { kind: 'show'; lang: Locale; internalPath: string }
  | { kind: 'move'; status: 307 | 308; to: string; store?: Locale }

type Header = (name: string) => string | null | undefined

/** Who opens a page, from the headers of the request: a person may be moved to another language; a crawler, a prefetch or a data request may not. */
export const readVisitor = (
  method: string | undefined,
  header: Header,
): Pick<PageRequest, 'isPerson' | 'isFollowed'> => ({
  isPerson: method === 'GET' && !!header('accept')?.includes('text/html') && !isbot(header('user-agent')),
  isFollowed: header('sec-fetch-site') === 'same-origin',
})

const prefixOf = (pathname: string) =>
  LOCALES.find((lang) => pathname === `/${lang}` || pathname.startsWith(`/${lang}/`))

const requestedLocale = (search: string) => (search ? new URLSearchParams(search).get('lng') : null)

const withoutLng = (search: string) => {
  const query = new URLSearchParams(search)
  query.delete('lng')
  const rest = query.toString()
  return rest && `?${rest}`
}

/** The language a visit says by itself: by its address, its query, or what the visitor chose before; undefined for a person who says none. */
export const knownLocale = (request: PageRequest): Locale | undefined => {
  const { pathname, search, cookie, isPerson, isFollowed } = request
  const stated = prefixOf(pathname) ?? requestedLocale(search)
  if (isLocale(stated)) return stated
  if (!isPerson || isFollowed) return DEFAULT_LOCALE
  return isLocale(cookie) ? cookie : undefined
}

/** The language of somebody of whom only the country is known, by its code of two letters. */
export const localeOfCountry = (country: string): Locale => (country === 'VN' ? DEFAULT_LOCALE : 'en')

/** Where a request for a page in a language goes: shown, or moved (307/308) with the language to remember. */
export const routeLocale = ({ pathname, search }: PageRequest, lang: Locale): LocaleRouting => {
  const path = pagePath(pathname)
  const prefix = prefixOf(pathname)
  if (prefix === DEFAULT_LOCALE) return { kind: 'move', status: 308, to: href(path, DEFAULT_LOCALE) + search }

  const url = href(path, lang)
  const requested = requestedLocale(search)
  if (requested !== null) {
    const remembered = lang === requested ? { store: lang } : {}
    return { kind: 'move', status: 307, to: url + withoutLng(search), ...remembered }
  }
  if (url === pathname) return { kind: 'show', lang, internalPath: `/${lang}${path === '/' ? '' : path}` }
  return { kind: 'move', status: 307, to: url + search, store: lang }
}
