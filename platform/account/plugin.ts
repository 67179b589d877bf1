import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { meSchema } from '../../lib/contract/me.ts'
import { API_BASE } from '../../lib/contract/paths.ts'
import { orderListSchema } from '../../lib/contract/order.ts'
import { voucherListSchema } from '../../lib/contract/prices.ts'
import { loadAccounts } from './accounts.ts'
import { createBearer, type User } from './bearer.ts'
import { ApiError } from '../api/api-error.ts'
import { answers, ok } from '../api/reply.ts'

/** In the document: the access token of the identity provider. */
const security = [{ bearer: [] }]
const bearerHeader = z.object({ authorization: z.string() })

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; only routes that ask for a token have one. */
    user: User | null
  }
}

const orderQuery = z.object({
  usagePackage: z.string().max(40).optional(),
  type: z.enum(['STUDIO', 'TTS', 'API', 'DUBBING']).optional(),
  status: z.enum(['PAID', 'PENDING', 'CANCELLED']).optional(),
})

const meOf = ({ id, email, firstName, lastName, avatarUrl }: User) =>
  ok({ id, email, first_name: firstName, last_name: lastName, avatar_url: avatarUrl })

/** What belongs to the person who carries the token: who they are, what they bought, which vouchers they have. */
const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { env, clock } = app
  const accounts = loadAccounts()
  const verify = createBearer(env)
  app.decorateRequest('user', null)

  // Before anything else is looked at: a stranger learns nothing about what else is wrong with a request.
  const onRequest = async (request: FastifyRequest) => {
    request.user = await verify(request, clock())
  }
  /** The address a person's orders and vouchers are kept under; null until it is known to be theirs. */
  const accountOf = (request: FastifyRequest): string | null => {
    const { email, isEmailVerified } = userOf(request)
    return isEmailVerified ? email : null
  }
  const userOf = ({ user }: FastifyRequest): User => {
    if (!user) throw new ApiError('UNAUTHENTICATED')
    return user
  }
  const route = <Result extends z.ZodType>(tag: string, summary: string, result: Result) => ({
    onRequest,
    schema: { tags: [tag], summary, security, headers: bearerHeader, response: answers(result) },
  })

  app.post('/users/auth', route('account', 'Say that a person has signed in', meSchema), (request) =>
    meOf(userOf(request)),
  )

  app.get('/me', route('account', 'Who carries the token', meSchema), (request) => meOf(userOf(request)))

  app.get(
    '/orders',
    {
      onRequest,
      schema: {
        tags: ['orders'],
        summary: 'What the person has bought',
        security,
        headers: bearerHeader,
        querystring: orderQuery,
        response: answers(orderListSchema),
      },
    },
    (request) => {
      const { usagePackage, type, status } = request.query
      return ok(
        accounts
          .orders(accountOf(request), clock())
          .filter(
            (order) =>
              (!usagePackage || order.usage_package === usagePackage) &&
              (!type || order.type === type) &&
              (!status || order.status === status),
          ),
      )
    },
  )

  app.get('/vouchers', route('vouchers', 'The vouchers of the person', voucherListSchema), (request) =>
    ok(accounts.vouchers(accountOf(request), clock())),
  )

  app.get(
    '/vouchers/paid-orders',
    route('vouchers', 'The paid orders of the person', orderListSchema),
    (request) => ok(accounts.orders(accountOf(request), clock()).filter(({ status }) => status === 'PAID')),
  )
}

/** What belongs to the person who carries the token. */
export const accountPlugin: FastifyPluginAsync = async (app) => {
  await app.register(accountRoutes, { prefix: API_BASE })
}
