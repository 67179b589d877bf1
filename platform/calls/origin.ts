import type { IncomingHttpHeaders } from 'node:http'

const first = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value[0] : value?.split(',')[0]?.trim()

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}

const isSameOrigin = (headers: IncomingHttpHeaders, origin: string) => {
  const host = hostOf(origin)
  return host !== null && (host === headers.host || host === first(headers['x-forwarded-host']))
}

/** Whether a socket may be opened: from the site, from the address it is opened to, or from no page at all. */
export const isAllowedOrigin = (headers: IncomingHttpHeaders, sites: string[]): boolean => {
  const { origin } = headers
  return origin === undefined || sites.includes(origin) || isSameOrigin(headers, origin)
}

/** Whether the page is on another host than the socket, so that the visitor cookie cannot come along. */
export const isCrossOrigin = (headers: IncomingHttpHeaders): boolean =>
  headers.origin !== undefined && !isSameOrigin(headers, headers.origin)
