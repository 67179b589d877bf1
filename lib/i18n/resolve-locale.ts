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
  country: () => Promise<string>
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

const withoutLng = (search: string) => {
  const query = new URLSearchParams(search)
  query.delete('lng')
  const rest = query.toString()
  return rest && `?${rest}`
}

const preferredLocale = async ({ cookie, isPerson, isFollowed, country }: PageRequest): Promise<Locale> => {
  if (!isPerson || isFollowed) return DEFAULT_LOCALE
  if (isLocale(cookie)) return cookie
  return (await country()) === 'VN' ? DEFAULT_LOCALE : 'en'
}

/** Where a request for a page goes: shown in a language, or moved (307/308) with the language to remember. */
export const resolveLocale = async (request: PageRequest): Promise<LocaleRouting> => {
  const { pathname, search } = request
  const path = pagePath(pathname)
  const prefix = prefixOf(pathname)
  const requested = new URLSearchParams(search).get('lng')

  if (prefix === DEFAULT_LOCALE) return { kind: 'move', status: 308, to: href(path, DEFAULT_LOCALE) + search }
  if (requested !== null) {
    const lang = prefix ?? (isLocale(requested) ? requested : await preferredLocale(request))
    const remembered = lang === requested ? { store: lang } : {}
    return { kind: 'move', status: 307, to: href(path, lang) + withoutLng(search), ...remembered }
  }
  const lang = prefix ?? (await preferredLocale(request))
  const url = href(path, lang)
  if (url === pathname) return { kind: 'show', lang, internalPath: `/${lang}${path === '/' ? '' : path}` }
  return { kind: 'move', status: 307, to: url + search, store: lang }
}
