import type { IncomingHttpHeaders } from 'node:http'

/** Whether a socket may be opened: from the site, or from no page at all. */
export const isAllowedOrigin = ({ origin }: IncomingHttpHeaders, sites: string[]): boolean =>
  origin === undefined || sites.includes(origin)
