import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createBearer } from '../account/bearer.ts'
import { ApiError } from '../api/api-error.ts'
import type { ApiKeyRow } from '../db/api-schema.ts'
import { accountOf, isLikeKey } from './key.ts'

/** In the document: a key as bearer token. */
export const security = [{ bearer: [] }]
export const keyHeader = { authorization: z.string() }

/** What makes a repeated POST harmless. */
export const idempotencyHeader = {
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,100}$/)
    .optional(),
}

/** For routes that take a key: `onRequest` refuses whoever has none before anything else is looked at, `keyOf` gives it afterwards. */
export const keyGuard = (app: Pick<FastifyInstance, 'requireKey'>) => {
  const keys = new WeakMap<FastifyRequest, ApiKeyRow>()
  return {
    onRequest: async (request: FastifyRequest) => {
      keys.set(request, await app.requireKey(request))
    },
    keyOf: (request: FastifyRequest): ApiKeyRow => {
      const key = keys.get(request)
      if (!key) throw new ApiError('UNAUTHENTICATED')
      return key
    },
  }
}

/** The same for routes that a person who is signed in may ask as well, by their access token: `accountIn` gives whose things are meant. */
export const accountGuard = (app: Pick<FastifyInstance, 'requireKey' | 'env' | 'clock'>) => {
  const verify = createBearer(app.env)
  const accounts = new WeakMap<FastifyRequest, string>()
  return {
    onRequest: async (request: FastifyRequest) => {
      const isPerson = app.env.KEYCLOAK_URL !== undefined && !isLikeKey(request.headers.authorization)
      const account = isPerson
        ? (await verify(request, app.clock())).id
        : accountOf(await app.requireKey(request))
      accounts.set(request, account)
    },
    accountIn: (request: FastifyRequest): string => {
      const account = accounts.get(request)
      if (account === undefined) throw new ApiError('UNAUTHENTICATED')
      return account
    },
  }
}
