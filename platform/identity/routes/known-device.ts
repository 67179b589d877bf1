import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHmac, randomBytes, type KeyObject } from 'node:crypto'
import { sameSecret } from '../../secrets.ts'
import type { IdentityContext } from './context.ts'
import { loginPath } from '../addresses.ts'

const COOKIE = 'KNOWN_DEVICE'
const YEAR_S = 31_536_000

type Parts = Pick<IdentityContext, 'at' | 'keys'>

const sign = (key: KeyObject, email: string, id: string) =>
  createHmac('sha256', key)
    .update(`device ${id} ${email.normalize('NFC').toLowerCase()}`)
    .digest('base64url')

/** The device a person has signed in with before; null for any other. */
export const knownDevice = ({ keys }: Parts, request: FastifyRequest, email: string): string | null => {
  const [, id = '', signature = ''] =
    new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)\\.([\\w-]+)`).exec(request.headers.cookie ?? '') ?? []
  return id && sameSecret(signature, sign(keys.form, email, id)) ? id : null
}

/** Lets a browser be known as one its person has signed in with, so that guesses made elsewhere do not keep them out. */
export const rememberDevice = ({ at, keys }: Parts, reply: FastifyReply, email: string): void => {
  const id = randomBytes(16).toString('base64url')
  const parts = [
    `${COOKIE}=${id}.${sign(keys.form, email, id)}`,
    `Path=${at.mount}${loginPath('').replace(/\/$/, '')}`,
    `Max-Age=${YEAR_S}`,
    'HttpOnly',
    'SameSite=Lax',
  ]
  void reply.header('set-cookie', [...parts, ...(at.isSecure ? ['Secure'] : [])].join('; '))
}
