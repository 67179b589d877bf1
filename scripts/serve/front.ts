import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { LOCALE_COOKIE } from '../../lib/i18n/config.ts'
import { visitorCountry } from '../../lib/i18n/country.ts'
import { resolveLocale, readVisitor } from '../../lib/i18n/resolve-locale.ts'
import { chooseEncoding } from './encoding.ts'
import type { CachedPage, PageCache } from './page-cache.ts'

const COOKIE = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE.name}=([^;]*)`)

const asHeaders = (given: IncomingHttpHeaders) => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) headers.set(name, String(value))
  return headers
}

const isShown = async ({ method, headers }: IncomingMessage, pathname: string, search: string) => {
  const { kind } = await resolveLocale({
    pathname,
    search,
    cookie: COOKIE.exec(headers.cookie ?? '')?.[1],
    ...readVisitor(method, (name) => headers[name]?.toString()),
    country: () => visitorCountry(asHeaders(headers)),
  })
  return kind === 'show'
}

const sendPage = ({ method, headers }: IncomingMessage, response: ServerResponse, page: CachedPage) => {
  const given = headers['if-none-match']
  if (given === '*' || given?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === page.etag))
    response.writeHead(304, page.unchangedHeaders).end()
  else response.writeHead(200, page.headers).end(method === 'HEAD' ? undefined : page.body)
}

/** A function that answers a request for a page out of the cache, and says whether it did. */
export const answerFromCache =
  (pages: PageCache) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
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
    if (!(await isShown(request, pathname, query < 0 ? '' : url.slice(query)))) return false
    sendPage(request, response, page)
    return true
  }
