import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { inlineHashes } from '../../lib/domain/inline-scripts.ts'

const TITLE = 'Sóng AI platform'

const TAGS = {
  'auto-call': 'Demo calls that read a script',
  callbot: 'Demo calls that hold a conversation',
  'voice-otp': 'Demo calls that say a code',
  calls: 'A call that has been booked',
  handset: 'The telephone in the page',
  'text to speech': 'A text of the visitor read aloud',
  dialogue: 'A message understood, and a conversation with a bot',
  'api keys': 'Keys of the API, and what was used with them',
  speech: 'Texts spoken for programs',
  'calls by api': 'Calls made by programs',
  'campaigns by api': 'Lists of people called by programs',
  webhooks: 'Programs told what happened',
  captcha: 'Proof of work',
  forms: 'What visitors send us',
  uploads: 'Files that go with a form',
  voices: 'Who speaks',
  'sample calls': 'Calls to listen to',
  industries: 'Industries and what they use',
  'use cases': 'Jobs and what does them',
  news: 'News',
  prices: 'What things cost',
  account: 'The person who is signed in',
  orders: 'What a person has bought',
  vouchers: 'What a person may redeem',
  visitor: 'Who is asking',
  'feature flags': 'As the GrowthBook SDK asks for them',
  health: 'For whoever watches the process',
}

// The reader of the docs never leaves this host: fonts, telemetry and the assistant are off, and this policy
// would stop anything that was forgotten.
const docsPolicy = (hashes: readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...hashes],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    workerSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
})

/** Collects the routes registered after it into the OpenAPI document. */
export const documentApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      info: {
        title: TITLE,
        version: '1',
        description:
          'The calls of the site and what answers them. Demo calls go on over Socket.IO at `/api/v1/socket.io`.',
      },
      servers: [{ url: '/', description: 'This platform' }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API key; for accounts and keys, the access token of whoever is signed in.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
}

const openReader = async (): Promise<FastifyInstance> => {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const reader = Fastify()
  await reader.register(reference, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      pageTitle: TITLE,
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
    },
  })
  return reader
}

/** `/openapi.json` for programs and `/docs` for people; the reader is four megabytes, so it is loaded when first asked for. */
export const docsPlugin: FastifyPluginAsync = async (app) => {
  let reader: Promise<FastifyInstance> | null = null
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
  for (const path of ['/docs', '/docs/', '/docs/js/scalar.js']) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      reader ??= openReader()
      const page = await (await reader).inject(path)
      const { 'content-type': type = 'text/plain', location } = page.headers
      if (location) return reply.redirect('/docs/')
      await reply.helmet({
        contentSecurityPolicy: docsPolicy(path.endsWith('.js') ? [] : inlineHashes(page.payload)),
      })
      return reply
        .header('cache-control', path.endsWith('.js') ? 'public, max-age=3600' : 'no-store')
        .header('content-type', type)
        .send(page.rawPayload)
    })
  }
}
