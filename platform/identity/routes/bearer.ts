import type { FastifyRequest } from 'fastify'
import { createLocalJWKSet, jwtVerify } from 'jose'
import type { UserRow } from '../../db/identity-schema.ts'
import type { IdentityContext } from './context.ts'

/** Finds the person an access token of ours was given to; null for any other token, and when they have signed out. */
export const createBearerAuth = ({ keys, urls, accounts, provider }: IdentityContext) => {
  const { kty, n, e, kid, alg } = keys.signing
  const publicKeys = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg, use: 'sig' }] })

  return async (request: FastifyRequest): Promise<UserRow | null> => {
    const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (!token) return null
    try {
      const { payload } = await jwtVerify(token, publicKeys, {
        issuer: urls.issuer,
        audience: 'account',
        algorithms: ['RS256'],
      })
      const { sub, sid } = payload
      if (!sub || typeof sid !== 'string' || !(await provider.Session.findByUid(sid))) return null
      return (await accounts.byId(sub)) ?? null
    } catch {
      return null
    }
  }
}
