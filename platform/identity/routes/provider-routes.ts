import type { FastifyInstance } from 'fastify'
import type { IdentityContext } from './context.ts'

const OPENID = '/protocol/openid-connect'
const PATHS = [
  '/.well-known/openid-configuration',
  ...['/auth', '/auth/:uid', '/token', '/certs', '/logout', '/logout/confirm', '/logout/success'].map(
    (path) => OPENID + path,
  ),
]

/** Hands the addresses of the protocol to oidc-provider, which reads the raw request itself. */
export const providerRoutes = (app: FastifyInstance, { urls, provider }: IdentityContext): void => {
  const handle = provider.callback()
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const path of PATHS) {
      raw.route({
        method: ['GET', 'POST', 'OPTIONS'],
        url: urls.mount + path,
        handler: (request, reply) => {
          // What was said about limits goes along: the provider answers past Fastify.
          for (const [name, value] of Object.entries(reply.getHeaders()))
            if (value !== undefined) reply.raw.setHeader(name, value)
          reply.hijack()
          // As a mounted app does it: the provider learns its mount path from the difference.
          Object.assign(request.raw, { originalUrl: request.url, url: request.url.slice(urls.mount.length) })
          void handle(request.raw, reply.raw)
        },
      })
    }
  })
}
