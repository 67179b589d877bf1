import { createHash } from 'node:crypto'
import type { Urls } from '../urls.ts'

/** Read by scripts of the login-status page, so it holds a hash of the session and nothing that opens it. */
export const STATUS_COOKIE = 'KEYCLOAK_SESSION'

export const statusOf = (sessionUid: string) => createHash('sha256').update(sessionUid).digest('base64url')

/**
 * The attributes of every cookie that has to work inside a frame of the site. Cookies know no ports: the path
 * keeps them from the site's own server. Across sites they need `None`, which needs https.
 */
export const crossSiteCookie = ({ mount, isSecure }: Urls) => ({
  path: mount,
  sameSite: isSecure ? ('none' as const) : ('lax' as const),
  secure: isSecure,
})
