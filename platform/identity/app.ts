import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Writable } from 'node:stream'
import type { Addresses } from './addresses.ts'
import { networkOf } from '../../lib/domain/network-address.ts'
import { loggerOptions } from '../logger.ts'
import { createRateLimit, spend, TooManyRequests } from '../rate-limit.ts'
import type { IdentityEnv } from './env.ts'
import { busyPage, notFoundPage, troublePage } from './pages/notice-pages.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { browserRoutes } from './routes/browser-routes.ts'
import type { IdentityContext } from './routes/context.ts'
import { allowSite } from './routes/cors.ts'
import { healthRoutes } from './routes/health-routes.ts'
import { loginRoutes } from './routes/login-routes.ts'
import { providerRoutes } from './routes/provider-routes.ts'
import { registrationRoutes } from './routes/registration-routes.ts'
import { resourceRoutes } from './routes/resource-routes.ts'
import { isSameOrigin } from './routes/same-origin.ts'
import { frameFor, queryOf, sendPage } from './routes/send.ts'
import { userinfoRoutes } from './routes/userinfo-routes.ts'

const BODY_LIMIT = 32 * 1024
const FORBIDDEN = 403

const refuseAddress = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
  void reply.code(400).send({ error: 'invalid_request' })

/** A server that logs structured lines and has no routes yet. */
export const createIdentityApp = (env: IdentityEnv, logTo?: Writable): FastifyInstance =>
  Fastify({
    logger: loggerOptions(env.LOG_LEVEL, logTo),
    trustProxy: env.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    frameworkErrors: refuseAddress,
  })

const answerFailures = (app: FastifyInstance, asked: { env: IdentityEnv; at: Addresses }) => {
  const tokenPath = `${asked.at.mount}/protocol/openid-connect/token`
  app.setNotFoundHandler((request, reply) => {
    const frame = frameFor(asked, request)
    return sendPage(asked, { request, reply, status: 404, language: frame.language }, notFoundPage(frame))
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500
    if (status === 500) request.log.error({ err: error }, 'request failed')
    if (request.url.startsWith(tokenPath)) {
      allowSite(request, reply, asked.env)
      return reply.code(status).send({ error: status === 429 ? 'slow_down' : 'server_error' })
    }
    const frame = frameFor(asked, request)
    const page = error instanceof TooManyRequests ? busyPage(frame) : troublePage(frame)
    return sendPage(asked, { request, reply, status, language: frame.language }, page)
  })
}

/** Addresses in answers are those of the settings, whatever host a request or a proxy in front names. */
const beAskedAtBase = ({ raw: { headers } }: FastifyRequest, { origin, isSecure }: Addresses) => {
  headers.host = new URL(origin).host
  delete headers['x-forwarded-host']
  headers['x-forwarded-proto'] = isSecure ? 'https' : 'http'
}

/** How many silent sign-ins go for one request that costs something: each page of the site begins with one, and it leaves no trace. */
const SILENT_PER_REQUEST = 10

const limitRequests = (app: FastifyInstance, { at, env }: IdentityContext) => {
  const open = (name: string, limit: number) => createRateLimit({ name, limit, windowS: 60 })
  const costly = open('requests', env.REQUESTS_PER_MINUTE)
  const silent = open('silent', env.REQUESTS_PER_MINUTE * SILENT_PER_REQUEST)
  const authPath = `${at.mount}/protocol/openid-connect/auth`
  app.addHook('onRequest', async (request, reply) => {
    const isPost = request.method === 'POST'
    if (!isPost && request.routeOptions.url !== authPath) return
    const isSilent = !isPost && queryOf(request)['prompt'] === 'none'
    await spend(reply, [[isSilent ? silent : costly, networkOf(request.ip)]])
  })
}

/** Gives a server every address of the realm. */
export const addIdentityRoutes = (app: FastifyInstance, context: IdentityContext): void => {
  const { at } = context
  answerFailures(app, context)
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
    beAskedAtBase(request, at)
    void reply.header('x-content-type-options', 'nosniff')
    return undefined
  })
  limitRequests(app, context)
  void app.register(async (forms) => {
    forms.addHook('preHandler', async (request, reply) => {
      if (request.method !== 'POST' || isSameOrigin(request, at.origin)) return undefined
      return reply.code(FORBIDDEN).send({ error: 'access_denied' })
    })
    loginRoutes(forms, context)
    registrationRoutes(forms, context)
    accountRoutes(forms, context)
  })
  providerRoutes(app, context)
  userinfoRoutes(app, context)
  browserRoutes(app, context)
  resourceRoutes(app, context)
  healthRoutes(app, context)
  for (const path of ['/', '/auth', '/auth/', at.mount])
    app.get(path, (_request, reply) => reply.redirect(at.account, 302))
}
