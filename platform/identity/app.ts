import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Writable } from 'node:stream'
import type { Urls } from './urls.ts'
import { networkOf } from '../../lib/domain/network-address.ts'
import { loggerOptions } from '../logger.ts'
import { identityAttempts } from '../db/identity-schema.ts'
import { createRateLimit, consume, TooManyRequests } from '../rate-limit.ts'
import { genReqId, openRequestIds } from '../request-id.ts'
import type { IdentityEnv } from './env.ts'
import { busyPage, notFoundPage, serverErrorPage } from './pages/notice-pages.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { factorRoutes } from './routes/factor-routes.ts'
import { keycloakFrameRoutes } from './routes/keycloak-frame-routes.ts'
import type { IdentityContext } from './routes/context.ts'
import { allowSite } from './routes/cors.ts'
import { healthRoutes } from './routes/health-routes.ts'
import { loginRoutes } from './routes/login-routes.ts'
import { providerRoutes } from './routes/provider-routes.ts'
import { registrationRoutes } from './routes/registration-routes.ts'
import { resetRoutes } from './routes/reset-routes.ts'
import { resourceRoutes } from './routes/resource-routes.ts'
import { secondFactorRoutes } from './routes/second-factor-routes.ts'
import { signUpCodeRoutes } from './routes/sign-up-code-routes.ts'
import { layoutPropsFor, queryOf, sendPage } from './routes/send-page.ts'
import { verificationRoutes } from './routes/verification-routes.ts'
import { userinfoRoutes } from './routes/userinfo-routes.ts'

const BODY_LIMIT = 32 * 1024
const FORBIDDEN = 403

const rejectUrl = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
  void reply.code(400).send({ error: 'invalid_request' })

/** A server that logs structured lines and has no routes yet. */
export const createIdentityApp = (env: IdentityEnv, logTo?: Writable): FastifyInstance =>
  Fastify({
    logger: loggerOptions(env.LOG_LEVEL, logTo),
    trustProxy: env.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    return503OnClosing: false,
    frameworkErrors: rejectUrl,
    genReqId,
  })

const handleErrors = (app: FastifyInstance, context: { env: IdentityEnv; urls: Urls }) => {
  const tokenPath = `${context.urls.mount}/protocol/openid-connect/token`
  app.setNotFoundHandler((request, reply) => {
    const layout = layoutPropsFor(context, request)
    return sendPage(context, { request, reply, status: 404, locale: layout.locale }, notFoundPage(layout))
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500
    if (status === 500) request.log.error({ err: error }, 'request failed')
    if (request.url.startsWith(tokenPath)) {
      allowSite(request, reply, context.env)
      return reply.code(status).send({ error: status === 429 ? 'slow_down' : 'server_error' })
    }
    const layout = layoutPropsFor(context, request)
    const page = error instanceof TooManyRequests ? busyPage(layout) : serverErrorPage(layout)
    return sendPage(context, { request, reply, status, locale: layout.locale }, page)
  })
}

/** Addresses in answers are those of the settings, whatever host a request or a proxy in front names. */
const normalizeForwardedHeaders = ({ raw: { headers } }: FastifyRequest, { origin, isSecure }: Urls) => {
  headers.host = new URL(origin).host
  delete headers['x-forwarded-host']
  headers['x-forwarded-proto'] = isSecure ? 'https' : 'http'
}

/** How many silent sign-ins go for one request that costs something: each page of the site begins with one, and it leaves no trace. */
const SILENT_PER_REQUEST = 10

const limitRequests = (app: FastifyInstance, { urls, env, database }: IdentityContext) => {
  const perMinute = (name: string, limit: number) => ({ name, limit, windowS: 60, isOpen: true })
  const inTable = { db: database.db, table: identityAttempts }
  const costly = createRateLimit(
    perMinute('requests', env.REQUESTS_PER_MINUTE),
    env.DATABASE_URL ? inTable : undefined,
  )
  // Worth no write to the database: each process counts its own.
  const silent = createRateLimit(perMinute('silent', env.REQUESTS_PER_MINUTE * SILENT_PER_REQUEST))
  const authPath = `${urls.mount}/protocol/openid-connect/auth`
  app.addHook('onRequest', async (request, reply) => {
    const isPost = request.method === 'POST'
    if (!isPost && request.routeOptions.url !== authPath) return
    const isSilent = !isPost && queryOf(request)['prompt'] === 'none'
    await consume(reply, [[isSilent ? silent : costly, networkOf(request.ip)]])
  })
}

/** Whether a form was sent from a page of this server; browsers say so, and what is not a browser has no cookies to steal. */
const isSameOrigin = ({ headers }: FastifyRequest, origin: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return headers.origin === undefined || headers.origin === origin
}

/** Gives a server every address of the realm. */
export const addIdentityRoutes = async (app: FastifyInstance, context: IdentityContext): Promise<void> => {
  const { urls, env } = context
  openRequestIds(app)
  handleErrors(app, context)
  // Before every hook of ours: the page of an error that one of them throws may set a cookie.
  await app.register(cookie)
  await app.register(helmet, {
    // Nothing from elsewhere, in nobody's frame. Forms may end on the site, where sign-in leads back to.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'"],
        formAction: ["'self'", ...env.SITE_URL],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Scripts of the site read what they are allowed to by CORS.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    frameguard: { action: 'deny' },
    // Not `no-referrer`: with it browsers send forms with the origin `null`, which the check of forms refuses.
    referrerPolicy: { policy: 'same-origin' },
    // Other services may live under the same domain without TLS.
    strictTransportSecurity: urls.isSecure && { includeSubDomains: false },
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    },
  )
  app.addHook('onRequest', async (request, reply) => {
    // No database keeps this character, and no honest address has it.
    if (/%00/.test(request.url)) return reply.code(400).send({ error: 'invalid_request' })
    normalizeForwardedHeaders(request, urls)
    return undefined
  })
  limitRequests(app, context)
  void app.register(async (forms) => {
    forms.addHook('preHandler', async (request, reply) => {
      if (request.method !== 'POST' || isSameOrigin(request, urls.origin)) return undefined
      return reply.code(FORBIDDEN).send({ error: 'access_denied' })
    })
    loginRoutes(forms, context)
    secondFactorRoutes(forms, context)
    registrationRoutes(forms, context)
    signUpCodeRoutes(forms, context)
    accountRoutes(forms, context)
    factorRoutes(forms, context)
    resetRoutes(forms, context)
    verificationRoutes(forms, context)
  })
  providerRoutes(app, context)
  userinfoRoutes(app, context)
  keycloakFrameRoutes(app, context)
  resourceRoutes(app, context)
  healthRoutes(app, context)
  for (const path of ['/', '/auth', '/auth/', urls.mount])
    app.get(path, (_request, reply) => reply.redirect(urls.account, 302))
}
