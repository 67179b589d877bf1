import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { API_BASE, IDEMPOTENCY_HEADER, TICKET_HEADER } from '../../lib/contract/paths.ts'
import { networkOf } from '../../lib/domain/network-address.ts'
import { createRateLimit, consume, type RateLimit } from '../rate-limit.ts'
import { documentApi } from './docs.ts'
import { answerErrors } from './error-handler.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What one address may ask in a minute that costs something, over HTTP and socket together. */
    requestLimit: RateLimit
  }
}

const COSTLY = [`${API_BASE}/captcha/`, `${API_BASE}/presigned-`]

/** How many plain reads go for one request that costs something. */
const READS_PER_REQUEST = 10

const isCostly = ({ method, url }: FastifyRequest) =>
  method === 'POST' || method === 'PUT' || COSTLY.some((path) => url.startsWith(path))

/** What holds for every route: headers, CORS, cookies, limits, errors, and the document of the API. */
export const apiPlugin = fp(
  async (app) => {
    const { env } = app
    // One kind of body only: a page of another site cannot send it without being asked about by CORS.
    app.removeContentTypeParser('text/plain')
    answerErrors(app)
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      // The site plays sounds from here, and may have another host.
      crossOriginResourcePolicy: { policy: 'cross-origin' },
      frameguard: { action: 'deny' },
      // Other services may live under the same domain without TLS.
      strictTransportSecurity: { includeSubDomains: false },
    })
    await app.register(cookie)
    await app.register(cors, {
      origin: env.SITE_URL,
      credentials: true,
      methods: ['GET', 'HEAD', 'POST', 'PUT'],
      allowedHeaders: ['content-type', 'authorization', IDEMPOTENCY_HEADER, TICKET_HEADER],
    })
    app.decorate(
      'requestLimit',
      createRateLimit({ name: 'requests', limit: env.REQUESTS_PER_MINUTE, windowS: 60 }),
    )
    const readLimit = createRateLimit({
      name: 'reads',
      limit: env.REQUESTS_PER_MINUTE * READS_PER_REQUEST,
      windowS: 60,
    })
    // A trusted peer that names no visitor is the site itself, which reads for all of them.
    const isSite = ({ headers, socket }: FastifyRequest) =>
      headers['x-forwarded-for'] === undefined && env.TRUST_PROXY(socket.remoteAddress ?? '', 0)
    app.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const network = networkOf(request.ip)
      if (isCostly(request)) await consume(reply, [[app.requestLimit, network]])
      else if (!isSite(request)) await consume(reply, [[readLimit, network]])
    })
    await documentApi(app)
  },
  { name: 'api' },
)
