import type { Addresses } from '../addresses.ts'
import type { IdentityEnv } from '../env.ts'
import type { Language } from '../words/words.ts'
import type { Frame } from './layout.ts'

/** The address with one parameter set; everything else in it stays. */
export const withQuery = (path: string, name: string, value: string): string => {
  const url = new URL(path, 'http://here')
  url.searchParams.set(name, value)
  return url.pathname + url.search
}

/** The address with a language chosen. */
export const withLanguage = (path: string, language: Language): string =>
  withQuery(path, 'kc_locale', language)

/** What a page is drawn with; `path` is its own address, or null where it cannot be asked for again. */
export const frameOf = (
  { env, at }: { env: IdentityEnv; at: Addresses },
  language: Language,
  path: string | null,
): Frame => ({
  language,
  brand: env.BRAND_NAME,
  site: at.site,
  resources: at.resources,
  hrefIn: path === null ? null : (other) => withLanguage(path, other),
})

/** The headers of every page: nothing from elsewhere, in nobody's frame. Forms may end on the site, where sign-in leads back to. */
export const pageHeaders = ({ SITE_URL }: IdentityEnv): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "font-src 'self'", "img-src 'self'"],
    ...[`form-action 'self' ${SITE_URL.join(' ')}`, "base-uri 'none'", "frame-ancestors 'none'"],
  ].join('; '),
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  // Not `no-referrer`: with it browsers send forms with the origin `null`, which the check of forms refuses.
  'referrer-policy': 'same-origin',
})
