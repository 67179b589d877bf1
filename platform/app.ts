import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import Fastify, { type FastifyRequest } from 'fastify'
import type { Writable } from 'node:stream'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { networkOf } from '../lib/domain/network-address.ts'
import { API_BASE, IDEMPOTENCY_HEADER, TICKET_HEADER } from '../lib/contract/paths.ts'
import { accountRoutes } from './api/account-routes.ts'
import type { App } from './api/app-type.ts'
import { applicationRoutes } from './api/application-routes.ts'
import { callRoutes } from './api/call-routes.ts'
import { campaignRoutes } from './api/campaign-routes.ts'
import { captchaRoutes } from './api/captcha-routes.ts'
import { contactRoutes } from './api/contact-routes.ts'
import { contentRoutes } from './api/content-routes.ts'
import { countryRoutes } from './api/country-routes.ts'
import { dataRightsRoutes } from './api/data-rights-routes.ts'
import { demoCallRoutes } from './api/demo-call-routes.ts'
import { describeApi, docsRoutes } from './api/docs.ts'
import { sendProblem, answerFailures } from './api/error-handler.ts'
import { handsetRoutes } from './api/handset-routes.ts'
import { formStartRoutes } from './api/form-routes.ts'
import { healthRoutes } from './api/health-routes.ts'
import { pricingRoutes } from './api/pricing-routes.ts'
import { ttsRoutes } from './api/tts-routes.ts'
import { uploadRoutes } from './api/upload-routes.ts'
import { voiceOtpRoutes } from './api/voice-otp-routes.ts'
import { voiceRoutes } from './api/voice-routes.ts'
import type { Context } from './context.ts'
import type { Env } from './env.ts'
import { flagRoutes } from './flags/flag-routes.ts'
import { loggerOptions } from './logger.ts'
import { createRateLimit, spend } from './rate-limit.ts'

const BODY_LIMIT = 32 * 1024

const COSTLY = [`${API_BASE}/captcha/`, `${API_BASE}/presigned-`]

/** How many plain reads go for one request that costs something. */
const READS_PER_REQUEST = 10

const isCostly = ({ method, url }: FastifyRequest) =>
  method === 'POST' || method === 'PUT' || COSTLY.some((path) => url.startsWith(path))

const guard = (app: App, { env, requestLimit }: Context) => {
  const readLimit = createRateLimit({
    name: 'reads',
    limit: env.REQUESTS_PER_MINUTE * READS_PER_REQUEST,
    windowS: 60,
  })
  // A trusted peer that names no visitor is the site itself, which reads for all of them.
  const isSite = ({ headers, socket }: FastifyRequest) =>
    headers['x-forwarded-for'] === undefined && env.TRUST_PROXY(socket.remoteAddress ?? '', 0)
  app.addHook('onRequest', async (request, reply) => {
    void reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
    const network = networkOf(request.ip)
    if (isCostly(request)) await spend(reply, [[requestLimit, network]])
    else if (!isSite(request)) await spend(reply, [[readLimit, network]])
  })
}

/** A server that logs structured lines and has no routes yet. */
export const createApp = (env: Env, logTo?: Writable): App =>
  Fastify({
    logger: loggerOptions(env.LOG_LEVEL, logTo),
    trustProxy: env.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>()

/** Gives a server every route of the contract, its documents and its failures. */
export const addRoutes = async (app: App, context: Context): Promise<void> => {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // One kind of body only: a page of another site cannot send it without being asked about by CORS.
  app.removeContentTypeParser('text/plain')
  answerFailures(app)
  await app.register(cookie)
  await app.register(cors, {
    origin: context.env.SITE_URL,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT'],
    allowedHeaders: ['content-type', 'authorization', IDEMPOTENCY_HEADER, TICKET_HEADER],
  })
  guard(app, context)
  await describeApi(app)
  await app.register(
    async (api: App) => {
      for (const routes of [contentRoutes, voiceRoutes, countryRoutes, captchaRoutes]) routes(api, context)
      accountRoutes(api, context)
      voiceOtpRoutes(api, context)
      handsetRoutes(api, context)
      ttsRoutes(api, context)
      for (const routes of [campaignRoutes, demoCallRoutes, callRoutes, pricingRoutes]) routes(api, context)
      for (const routes of [
        formStartRoutes,
        contactRoutes,
        applicationRoutes,
        dataRightsRoutes,
        uploadRoutes,
      ])
        routes(api, context)
    },
    { prefix: API_BASE },
  )
  flagRoutes(app, context)
  healthRoutes(app, context)
  docsRoutes(app)
}
