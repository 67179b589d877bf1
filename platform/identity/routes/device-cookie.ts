import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHmac, randomBytes, type KeyObject } from 'node:crypto'
import { sameSecret } from '../../secrets.ts'
import type { IdentityContext } from './context.ts'
import { loginPath } from '../urls.ts'

const COOKIE = 'KNOWN_DEVICE'
const YEAR_S = 31_536_000

type Parts = Pick<IdentityContext, 'urls' | 'keys'>

const sign = (key: KeyObject, email: string, id: string) =>
  createHmac('sha256', key)
    .update(`device ${id} ${email.normalize('NFC').toLowerCase()}`)
    .digest('base64url')

/** The device a person has signed in with before; null for any other. */
export const readDeviceCookie = ({ keys }: Parts, request: FastifyRequest, email: string): string | null => {
  const [id = '', signature = ''] = request.cookies[COOKIE]?.split('.') ?? []
  return id && sameSecret(signature, sign(keys.form, email, id)) ? id : null
}

/** Lets a browser be known as one its person has signed in with, so that guesses made elsewhere do not keep them out. */
export const setDeviceCookie = ({ urls, keys }: Parts, reply: FastifyReply, email: string): void => {
  const id = randomBytes(16).toString('base64url')
  reply.setCookie(COOKIE, `${id}.${sign(keys.form, email, id)}`, {
    path: `${urls.mount}${loginPath('').replace(/\/$/, '')}`,
    maxAge: YEAR_S,
    httpOnly: true,
    sameSite: 'lax',
    secure: urls.isSecure,
  })
}
