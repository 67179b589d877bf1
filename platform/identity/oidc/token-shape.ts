import { createHmac, randomUUID, type KeyObject } from 'node:crypto'
import type { Configuration } from 'oidc-provider'
import type { UserRow } from '../../db/identity-schema.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { IdentityEnv } from '../env.ts'

export const ROLES = ['default-roles', 'offline_access', 'uma_authorization']

/** What the tokens and the profile calls say about a person. */
export const claimsOf = (user: UserRow) => ({
  sub: user.id,
  preferred_username: user.email,
  email: user.email,
  email_verified: user.emailVerified,
  given_name: user.firstName,
  family_name: user.lastName,
  name: [user.firstName, user.lastName].filter(Boolean).join(' '),
})

const ACCOUNT_ROLES = ['manage-account', 'view-profile']

type Customizer = NonNullable<NonNullable<Configuration['formats']>['customizers']>['jwt']

/** Gives access tokens the header and claims that readers of Keycloak's tokens look for. */
export const shapeAccessToken =
  (accounts: Accounts, { KEYCLOAK_CLIENT_ID, SITE_URL }: IdentityEnv): Customizer =>
  async (_ctx, token, jwt) => {
    const user = 'accountId' in token && token.accountId ? await accounts.byId(token.accountId) : undefined
    jwt.header = { ...jwt.header, typ: 'JWT' }
    Object.assign(jwt.payload, user ? claimsOf(user) : {}, {
      typ: 'Bearer',
      azp: jwt.payload['client_id'],
      scope: 'openid email profile',
      'allowed-origins': jwt.payload['client_id'] === KEYCLOAK_CLIENT_ID ? SITE_URL : [],
      realm_access: { roles: ROLES },
      resource_access: { account: { roles: ACCOUNT_ROLES } },
    })
    delete jwt.payload['client_id']
  }

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

export type RefreshTokenClaims = {
  accountId?: unknown
  clientId?: unknown
  sessionUid?: unknown
  remainingTTL?: unknown
}

/**
 * A refresh token that reads as a JWT, as keycloak-js decodes it. It is looked up whole; its signature (an
 * own secret, never the key of access tokens) only keeps it from being mistaken for one of those.
 */
export const refreshTokenId = (token: RefreshTokenClaims, issuer: string, key: KeyObject): string => {
  const iat = Math.floor(Date.now() / 1000)
  const head = encode({ alg: 'HS512', typ: 'JWT' })
  const body = encode({
    iss: issuer,
    aud: issuer,
    sub: token.accountId,
    azp: token.clientId,
    sid: token.sessionUid,
    typ: 'Refresh',
    jti: randomUUID(),
    iat,
    exp: iat + Number(token.remainingTTL),
  })
  const signature = createHmac('sha512', key).update(`${head}.${body}`).digest('base64url')
  return `${head}.${body}.${signature}`
}
