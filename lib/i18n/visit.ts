import { DEFAULT_LANG, isLang, LANGS, type Lang } from '@/lib/i18n/config'
import { href, pagePath } from '@/lib/i18n/href'

export type Visit = {
  pathname: string
  search: string
  cookie: string | undefined
  isPerson: boolean
  /** A link of this site was followed: its address already says the language. */
  isFollowed: boolean
  country: () => Promise<string>
}

export type Decision =
  | { kind: 'show'; lang: Lang; internalPath: string }
  | { kind: 'move'; status: 307 | 308; to: string; store?: Lang }

const prefixOf = (pathname: string) =>
  LANGS.find((lang) => pathname === `/${lang}` || pathname.startsWith(`/${lang}/`))

const withoutLng = (search: string) => {
  const query = new URLSearchParams(search)
  query.delete('lng')
  const rest = query.toString()
  return rest && `?${rest}`
}

const preferred = async ({ cookie, isPerson, isFollowed, country }: Visit): Promise<Lang> => {
  if (!isPerson || isFollowed) return DEFAULT_LANG
  if (isLang(cookie)) return cookie
  return (await country()) === 'VN' ? DEFAULT_LANG : 'en'
}

/** Where a request for a page goes: shown in a language, or moved (307/308) with the language to remember. */
export const decide = async (visit: Visit): Promise<Decision> => {
  const { pathname, search } = visit
  const path = pagePath(pathname)
  const prefix = prefixOf(pathname)
  const asked = new URLSearchParams(search).get('lng')

  if (prefix === DEFAULT_LANG) return { kind: 'move', status: 308, to: href(path, DEFAULT_LANG) + search }
  if (asked !== null) {
    const lang = prefix ?? (isLang(asked) ? asked : await preferred(visit))
    const agreed = lang === asked ? { store: lang } : {}
    return { kind: 'move', status: 307, to: href(path, lang) + withoutLng(search), ...agreed }
  }
  const lang = prefix ?? (await preferred(visit))
  const address = href(path, lang)
  if (address === pathname) return { kind: 'show', lang, internalPath: `/${lang}${path === '/' ? '' : path}` }
  return { kind: 'move', status: 307, to: address + search, store: lang }
}
