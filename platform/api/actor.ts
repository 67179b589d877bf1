import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { networkOf } from '../../lib/domain/network-address.ts'

/** Whoever acts, as hashes: the visitor of the cookie, null without one, and the network, a whole /64 in IPv6. */
export type Actor = { visitorHash: string | null; addressHash: string }

/** An actor whose browser carries our cookie. */
export type Visitor = Actor & { visitorHash: string }

const COOKIE = 'visitor'
const SHAPE = /^[A-Za-z0-9_-]{22,64}$/
const YEAR_S = 365 * 24 * 3_600

/** The visitor that the cookies of a request or of a socket's handshake name, as a hash; null without the cookie. */
export const visitorHashOf = (
  { secrets }: FastifyInstance,
  cookies: Readonly<Record<string, string | undefined>>,
): string | null => {
  const visitor = cookies[COOKIE]
  return visitor && SHAPE.test(visitor) ? secrets.hash('visitor', visitor) : null
}

/** Who sends a request, as far as that is known. */
export const actorOf = (app: FastifyInstance, { cookies, ip }: FastifyRequest): Actor => ({
  visitorHash: visitorHashOf(app, cookies),
  addressHash: app.secrets.hash('address', networkOf(ip)),
})

/** Who sends a request; someone new gets the cookie with the answer. */
export const ensureVisitor = (
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Visitor => {
  const { visitorHash, addressHash } = actorOf(app, request)
  if (visitorHash) return { visitorHash, addressHash }
  const visitor = randomBytes(18).toString('base64url')
  void reply.setCookie(COOKIE, visitor, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: app.env.SITE_URL.every((origin) => origin.startsWith('https:')),
    maxAge: YEAR_S,
  })
  return { visitorHash: app.secrets.hash('visitor', visitor), addressHash }
}
