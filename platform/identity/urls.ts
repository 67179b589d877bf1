import type { Purpose } from './accounts/email-tokens.ts'
import type { IdentityEnv } from './env.ts'

/** Where everything is: `base` ends in /auth, `mount` is the path of the realm, `issuer` both together. */
export const urlsOf = (env: IdentityEnv) => {
  const base = env.KEYCLOAK_URL ?? `http://localhost:${env.IDENTITY_PORT}/auth`
  const mount = `/auth/realms/${env.KEYCLOAK_REALM}`
  const { origin, protocol } = new URL(base)
  return {
    base,
    mount,
    origin,
    issuer: `${base}/realms/${env.KEYCLOAK_REALM}`,
    account: `${mount}/account`,
    resources: '/auth/resources',
    isSecure: protocol === 'https:',
    /** The site people come from and go back to. */
    site: env.SITE_URL[0] ?? 'http://localhost:3000',
  }
}
export type Urls = ReturnType<typeof urlsOf>

/** Where in the realm each page of ours is, below `mount`. */
export const loginPath = (uid: string) => `/login-actions/${uid}`
export const registrationPath = (uid: string) => `/login-actions/${uid}/registration`
export const registrationCodePath = (uid: string) => `${registrationPath(uid)}/code`
export const secondFactorPath = (uid: string) => `/login-actions/${uid}/second-factor`

/** Where a forgotten password begins, as in Keycloak, and where the links of letters lead. */
export const RESET_PATH = '/login-actions/reset-credentials'
const EMAIL_PATHS: Record<Purpose, string> = {
  reset: '/login-actions/reset-password',
  verification: '/login-actions/verify-email',
  change: '/login-actions/change-email',
}
export const emailPath = (purpose: Purpose) => EMAIL_PATHS[purpose]

const REGISTER = 'register'

/** Where a registration begins. The cookie of a sign-in belongs to the path it begins at, and the sign-in page must have it too. */
export const registrationStart = (uid: string) => `${loginPath(uid)}?${REGISTER}=1`

/** The registration form that an address made by `registrationStart` leads to; null for any other. */
export const registrationFromStart = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return searchParams.has(REGISTER) ? `${pathname}/registration` : null
}
