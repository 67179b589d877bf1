import { LOCALES, LOCALE_DETAILS, type Locale } from './config.ts'

/** The address of a page path in a language: '/about-us' → '/about-us' (vi) or '/en/about-us' (en). */
export const href = (path: string, lang: Locale) => {
  const prefix = LOCALE_DETAILS[lang].prefix
  if (!prefix) return path
  return path === '/' ? prefix : `${prefix}${path}`
}

/** The page path of an address, without its language prefix; works on public and on rewritten (/vi/…) addresses. */
export const pagePath = (pathname: string) => {
  const lang = LOCALES.find((code) => pathname === `/${code}` || pathname.startsWith(`/${code}/`))
  const path = lang ? pathname.slice(lang.length + 1) || '/' : pathname
  // '//host' would be read as another host when it ends up in a redirect.
  return path.replace(/^\/{2,}/, '/')
}
