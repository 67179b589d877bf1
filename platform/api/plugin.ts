import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'
import { IDEMPOTENCY_HEADER, TICKET_HEADER } from '../../lib/contract/paths.ts'
import { REQUEST_ID_HEADER } from '../../lib/domain/request-id.ts'
import { documentApi } from './docs.ts'
import { answerErrors } from './error-handler.ts'

/** What holds for every route: headers, CORS, cookies, errors, and the document of the API. */
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
      allowedHeaders: ['content-type', 'authorization', IDEMPOTENCY_HEADER, REQUEST_ID_HEADER, TICKET_HEADER],
    })
    app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
    await documentApi(app)
  },
  { name: 'api' },
)
