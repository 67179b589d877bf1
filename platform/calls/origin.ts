import type { IncomingHttpHeaders } from 'node:http'

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}

/** Whether a socket may be opened: from the site, or from no page at all. */
export const isAllowedOrigin = ({ origin }: IncomingHttpHeaders, sites: string[]): boolean =>
  origin === undefined || sites.includes(origin)

/** Whether the page is on another host than the socket, so that the visitor cookie cannot come along. */
export const isCrossOrigin = ({ origin, host }: IncomingHttpHeaders): boolean =>
  origin !== undefined && hostOf(origin) !== host
