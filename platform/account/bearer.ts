import type { FastifyRequest } from 'fastify'
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { Env } from '../env.ts'
import { ApiError } from '../api/api-error.ts'

const KEYS_ANSWER_MS = 5_000
const KEYS_KEPT_MS = 600_000
const KEYS_PAUSE_MS = 30_000
const CLOCK_SKEW_S = 5

/** What an access token says about the person who carries it. */
const personSchema = z
  .object({
    sub: z.string().min(1),
    email: z.email(),
    email_verified: z.boolean().default(false),
    given_name: z.string().default(''),
    family_name: z.string().default(''),
    picture: z.string().nullable().default(null),
  })
  .transform(({ sub, email, email_verified, given_name, family_name, picture }) => ({
    id: sub,
    email: email.toLowerCase(),
    // Anybody may register with the address of somebody else.
    isEmailVerified: email_verified,
    firstName: given_name,
    lastName: family_name,
    avatarUrl: picture,
  }))
export type User = z.infer<typeof personSchema>

type Provider = Pick<Env, 'KEYCLOAK_URL' | 'KEYCLOAK_INTERNAL_URL' | 'KEYCLOAK_REALM' | 'KEYCLOAK_CLIENT_ID'>

/** The provider's keys, kept for ten minutes; a provider that cannot be asked is UNAVAILABLE, a key it does not know is not. */
const keysOf = (realm: string): JWTVerifyGetKey => {
  const remote = createRemoteJWKSet(new URL(`${realm}/protocol/openid-connect/certs`), {
    timeoutDuration: KEYS_ANSWER_MS,
    cacheMaxAge: KEYS_KEPT_MS,
    // A token with an invented key makes us ask again, so not at every one of them.
    cooldownDuration: KEYS_PAUSE_MS,
  })
  return async (header, token) => {
    try {
      return await remote(header, token)
    } catch (error) {
      const isTokensFault =
        error instanceof errors.JWKSNoMatchingKey ||
        error instanceof errors.JWKSMultipleMatchingKeys ||
        error instanceof errors.JOSENotSupported
      throw new ApiError(isTokensFault ? 'UNAUTHENTICATED' : 'UNAVAILABLE')
    }
  }
}

/**
 * Gives a check of a request's bearer token against the identity provider's keys: who carries it, or an ApiError.
 * Taken are RS256 access tokens of this realm, for `account`, given to our own client; ID and refresh tokens are not.
 */
export const createBearer = (provider: Provider) => {
  const { KEYCLOAK_URL, KEYCLOAK_REALM, KEYCLOAK_CLIENT_ID } = provider
  const issuer = KEYCLOAK_URL && `${KEYCLOAK_URL}/realms/${KEYCLOAK_REALM}`
  // Tokens name the public address; the keys may have to be asked for at another one, inside a cluster.
  const url = provider.KEYCLOAK_INTERNAL_URL ?? KEYCLOAK_URL
  const keys = url ? keysOf(`${url}/realms/${KEYCLOAK_REALM}`) : null

  const verify = async (token: string, clock: Date): Promise<User> => {
    if (!issuer || !keys) throw new ApiError('UNAVAILABLE')
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: 'account',
      algorithms: ['RS256'],
      clockTolerance: CLOCK_SKEW_S,
      requiredClaims: ['exp', 'sub'],
      currentDate: clock,
    })
    if (payload['azp'] !== KEYCLOAK_CLIENT_ID || payload['typ'] !== 'Bearer')
      throw new ApiError('UNAUTHENTICATED')
    return personSchema.parse(payload)
  }

  return async (request: FastifyRequest, now: number): Promise<User> => {
    const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (!token) throw new ApiError('UNAUTHENTICATED')
    try {
      return await verify(token, new Date(now))
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError('UNAUTHENTICATED')
    }
  }
}
