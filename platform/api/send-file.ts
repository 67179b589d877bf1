import { send } from '@fastify/send'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { ApiError } from './api-error.ts'

/** `ratio` (0 to 1) is how much of the file may be sent, from its beginning. */
type FileToSend = { path: string; type: string; ratio?: number }

/** Sends a file of the visitor's own, or the range of it that the request names, so that a player can seek. */
export const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { path, type, ratio = 1 }: FileToSend,
) => {
  const file = await stat(path).catch(() => null)
  const size = Math.floor((file?.size ?? 0) * ratio)
  if (size === 0) throw new ApiError('NOT_FOUND')
  const result = await send(request.raw, `/${basename(path)}`, {
    root: dirname(path),
    end: size - 1,
    cacheControl: false,
  })
  void reply.code(result.statusCode).headers(result.headers)
  if (result.type === 'error') return reply.removeHeader('content-length').type(type).send()
  return reply.header('cache-control', 'private, max-age=3600').type(type).send(result.stream)
}

/** Sends what somebody uploaded: to be saved and never shown, for it must not run under our address. */
export const sendToSave = (reply: FastifyReply, { bytes, name }: { bytes: Buffer; name: string }) =>
  reply
    .headers({
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    .type('application/octet-stream')
    .send(bytes)
