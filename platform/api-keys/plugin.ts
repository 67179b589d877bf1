import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  apiKeySchema,
  apiKeysSchema,
  apiUsageSchema,
  madeApiKeySchema,
  newApiKeySchema,
  testApiKeySchema,
} from '../../lib/contract/api-key.ts'
import { captchaFieldSchema } from '../../lib/contract/form-fields.ts'
import { API_BASE, paths } from '../../lib/contract/paths.ts'
import { networkOf } from '../../lib/domain/network-address.ts'
import { loadAccounts } from '../account/accounts.ts'
import { createBearer, type User } from '../account/bearer.ts'
import { ApiError } from '../api/api-error.ts'
import { answers, ok } from '../api/reply.ts'
import { consumeCaptcha } from '../captcha/captcha.ts'
import { readSeed } from '../content/seed.ts'
import type { ApiKeyRow } from '../db/api-schema.ts'
import { consume } from '../rate-limit.ts'
import { allowanceOf } from './allowance.ts'
import { keyIn } from './key.ts'
import { forgetKeys, makeOwnKey, makeTestKey, ownKeys, shownKey, useKey, withdrawKey } from './keys.ts'
import { keysBeside, usageOf, usedThisMonth } from './usage.ts'

const security = [{ bearer: [] }]
const bearerHeader = z.object({ authorization: z.string() })
const packagesSchema = z.array(z.object({ id: z.string(), characters: z.number().nullable() }))
const TEST_KEYS_PER_HOUR = 10

declare module 'fastify' {
  interface FastifyInstance {
    /** The API key of a request; UNAUTHENTICATED without a good one. */
    requireKey: (request: FastifyRequest) => Promise<ApiKeyRow>
  }
}

/** The keys of the person who is signed in, and a key for an hour for anybody who solves a captcha. */
const keyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { env, clock, database, secrets, captcha, createLimit, requireKey } = app
  const { db } = database
  const accounts = loadAccounts()
  const packages = readSeed('voice-packages', packagesSchema)
  const verify = createBearer(env)
  const testKeyLimit = createLimit({ name: 'test-keys', limit: TEST_KEYS_PER_HOUR, windowS: 3_600 })
  const users = new WeakMap<FastifyRequest, User>()
  const everybody = env.API_FREE_CHARACTERS

  // Before anything else is looked at: a stranger learns nothing about what else is wrong with a request.
  const onRequest = async (request: FastifyRequest) => {
    users.set(request, await verify(request, clock()))
  }
  /** Who asks, and what their plan gives. */
  const ownerOf = (request: FastifyRequest) => {
    const user = users.get(request)
    if (!user) throw new ApiError('UNAUTHENTICATED')
    const email = user.isEmailVerified ? user.email : null
    const orders = accounts.orders(email, clock())
    return {
      owner: user.id,
      emailHash: email && secrets.lastingHash('email', email),
      allowance: allowanceOf(orders, packages, { everybody, now: clock() }),
    }
  }
  const tags = ['api keys']

  app.get(
    paths.apiKeys,
    {
      onRequest,
      schema: {
        tags,
        summary: 'The keys of the person, and what they used',
        security,
        headers: bearerHeader,
        response: answers(apiKeysSchema),
      },
    },
    async (request) => {
      const owner = ownerOf(request)
      const rows = await ownKeys(db, owner)
      const used = await usedThisMonth(db, rows, clock())
      const usage = await usageOf(db, rows, { everybody, now: clock() })
      return ok({
        keys: rows.map((row) => shownKey(row, used.get(row.id) ?? 0)),
        usage: { ...usage, characters_limit: owner.allowance.characters },
      })
    },
  )

  app.post(
    paths.apiKeys,
    {
      onRequest,
      schema: {
        tags,
        summary: 'Make a key; it is shown this once',
        security,
        headers: bearerHeader,
        body: newApiKeySchema,
        response: answers(madeApiKeySchema),
      },
    },
    async (request) => ok(await makeOwnKey(db, ownerOf(request), request.body, clock())),
  )

  app.post(
    '/api-keys/:id/withdraw',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Withdraw a key for good',
        security,
        headers: bearerHeader,
        params: z.object({ id: z.uuid() }),
        response: answers(apiKeySchema),
      },
    },
    async (request) => {
      const row = await withdrawKey(db, ownerOf(request).owner, request.params.id, clock())
      return ok(shownKey(row, (await usedThisMonth(db, [row], clock())).get(row.id) ?? 0))
    },
  )

  app.post(
    paths.testApiKey,
    {
      schema: {
        tags,
        summary: 'A key for an hour',
        body: z.object({ recaptcha: captchaFieldSchema }),
        response: answers(testApiKeySchema),
      },
    },
    async (request, reply) => {
      const verdict = await captcha.verify(request.body.recaptcha, 'api-key')
      if (verdict.state === 'unreachable') throw new ApiError('UNAVAILABLE')
      if (!(await consumeCaptcha(db, verdict))) throw new ApiError('INVALID_RECAPTCHA')
      await consume(reply, [[testKeyLimit, networkOf(request.ip)]])
      return ok(await makeTestKey(db, env.API_TEST_CHARACTERS, clock()))
    },
  )

  app.get(
    paths.apiUsage,
    {
      onRequest: async (request) => void (await requireKey(request)),
      schema: {
        tags,
        summary: 'What the owner of the key used and may use',
        security,
        headers: bearerHeader,
        response: answers(apiUsageSchema),
      },
    },
    async (request) => {
      const keys = await keysBeside(db, await requireKey(request))
      return ok(await usageOf(db, keys, { everybody, now: clock() }))
    },
  )
}

/** The keys of the API. */
export const apiKeysPlugin: FastifyPluginAsync = fp(
  async (app) => {
    const { database, clock } = app
    app.decorate('requireKey', async ({ headers }) => {
      const key = keyIn(headers.authorization)
      const row = key && (await useKey(database.db, key, clock()))
      if (!row) throw new ApiError('UNAUTHENTICATED')
      return row
    })
    app.jobs.everyHour('api keys', () => forgetKeys(database.db, clock()))
    await app.register(keyRoutes, { prefix: API_BASE })
  },
  { name: 'api-keys', dependencies: ['database', 'jobs', 'limits', 'captcha'] },
)
