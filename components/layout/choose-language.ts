import { LOCALE_COOKIE, type Locale } from '@/lib/i18n/config'

/** Remembers the language of a link to the page one is on, and gives the link the query and the anchor of the address. */
export const chooseLanguage = (lang: Locale, link: HTMLAnchorElement) => {
  const { name, path, maxAgeMs } = LOCALE_COOKIE
  document.cookie = `${name}=${lang};path=${path};max-age=${maxAgeMs / 1000};samesite=lax`
  link.href = link.pathname + window.location.search + window.location.hash
}
