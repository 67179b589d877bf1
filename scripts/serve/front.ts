import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { LOCALE_COOKIE, type Locale } from '../../lib/i18n/config.ts'
import { visitorCountry } from '../../lib/i18n/country.ts'
import { knownLocale, localeOfCountry, readVisitor, routeLocale } from '../../lib/i18n/resolve-locale.ts'
import { encodingChooser, ENCODINGS } from './encoding.ts'
import type { CachedPage, PageCache } from './page-cache.ts'

const COOKIE = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE.name}=([^;]*)`)

const chooseEncoding = encodingChooser(ENCODINGS)

const asHeaders = (given: IncomingHttpHeaders) => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) headers.set(name, String(value))
  return headers
}

const sendPage = ({ method, headers }: IncomingMessage, response: ServerResponse, page: CachedPage) => {
  const given = headers['if-none-match']
  if (given === '*' || given?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === page.etag))
    response.writeHead(304, page.unchangedHeaders).end()
  else response.writeHead(200, page.headers).end(method === 'HEAD' ? undefined : page.body)
}

/**
 * A function that answers a request for a page out of the cache, and says whether it did: at once, unless the visitor's country has to be
 * found out, before which `settle` leaves the visitor's own address in the request's headers.
 */
export const answerFromCache =
  (pages: PageCache, settle: (request: IncomingMessage) => void) =>
  (request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> => {
    const { method, headers, url = '/' } = request
    // A navigation within the site asks for a page's data under the page's own address.
    if ((method !== 'GET' && method !== 'HEAD') || headers.rsc) return false
    const encoding = chooseEncoding(headers['accept-encoding'])
    if (!encoding) return false
    const query = url.indexOf('?')
    const pathname = query < 0 ? url : url.slice(0, query)
    const page = pages.get(pathname, encoding)
    if (!page) {
      response.once('finish', () => {
        if (response.getHeader('x-nextjs-prerender')) void pages.load(pathname, encoding)
      })
      return false
    }
    const visit = {
      pathname,
      search: query < 0 ? '' : url.slice(query),
      cookie: COOKIE.exec(headers.cookie ?? '')?.[1],
      ...readVisitor(method, (name) => headers[name]?.toString()),
    }
    const show = (lang: Locale) => {
      if (routeLocale(visit, lang).kind === 'move') return false
      sendPage(request, response, page)
      return true
    }
    const lang = knownLocale(visit)
    if (lang) return show(lang)
    settle(request)
    return visitorCountry(asHeaders(headers)).then((country) => show(localeOfCountry(country)))
  }
