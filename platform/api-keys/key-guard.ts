import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../api/api-error.ts'
import type { ApiKeyRow } from '../db/api-schema.ts'

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
