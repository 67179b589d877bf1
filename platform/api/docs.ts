import swagger from '@fastify/swagger'
import Fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { App } from './app-type.ts'

const TITLE = 'Sóng AI platform'

// The reader of the docs never leaves this host: fonts, telemetry and the assistant are off, and this policy
// would stop anything that was forgotten.
const DOCS_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Collects the routes registered after it into the OpenAPI document. */
export const describeApi = async (app: App): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      info: {
        title: TITLE,
        version: '1',
        description:
          'The calls of the site and what answers them. Demo calls go on over Socket.IO at `/api/v1/socket.io`.',
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
export const docsRoutes = (app: App): void => {
  let reader: Promise<FastifyInstance> | null = null
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
  for (const path of ['/docs', '/docs/', '/docs/js/scalar.js']) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      reader ??= openReader()
      const page = await (await reader).inject(path)
      const { 'content-type': type = 'text/plain', location } = page.headers
      if (location) return reply.redirect('/docs/')
      return reply
        .header('content-security-policy', DOCS_POLICY)
        .header('cache-control', path.endsWith('.js') ? 'public, max-age=3600' : 'no-store')
        .header('content-type', type)
        .send(page.rawPayload)
    })
  }
}
