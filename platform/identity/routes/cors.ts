import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityEnv } from '../env.ts'

/** Lets scripts of the site, and of nobody else, read the answer. */
export const allowSite = (request: FastifyRequest, reply: FastifyReply, { SITE_URL }: IdentityEnv): void => {
  const { origin } = request.headers
  void reply.header('vary', 'origin')
  if (!origin || !SITE_URL.includes(origin)) return
  void reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-max-age': '3600',
  })
}
