import cookies from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { networkOf } from '../../lib/domain/network-address.ts'

const COOKIE = 'visitor'
const SHAPE = /^[A-Za-z0-9_-]{22,64}$/
const YEAR_S = 365 * 24 * 3_600

const visitorIn = (cookieHeader: string | undefined): string | null => {
  const value = cookies.parse(cookieHeader ?? '')[COOKIE]
  return value && SHAPE.test(value) ? value : null
}

/** Who is asking, as a hash, from the headers of a request or of a socket's handshake; null without the cookie. */
export const visitorHashOf = (app: FastifyInstance, cookieHeader: string | undefined): string | null => {
  const visitor = visitorIn(cookieHeader)
  return visitor ? app.secrets.hash('visitor', visitor) : null
}

/** From where somebody is asking, as a hash; a whole /64 in IPv6. */
export const addressHashOf = ({ secrets }: FastifyInstance, request: FastifyRequest): string =>
  secrets.hash('address', networkOf(request.ip))

/** Who is asking, as a hash; someone new gets the cookie with the answer. */
export const ensureVisitor = (app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): string => {
  const known = visitorHashOf(app, request.headers.cookie)
  if (known) return known
  const visitor = randomBytes(18).toString('base64url')
  const secure = app.env.SITE_URL.every((origin) => origin.startsWith('https:'))
  void reply.setCookie(COOKIE, visitor, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: YEAR_S,
  })
  return app.secrets.hash('visitor', visitor)
}
