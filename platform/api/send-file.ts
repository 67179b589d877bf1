import type { FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'node:path'
import type { Files } from '../storage/files.ts'
import { ApiError } from './api-error.ts'

/** `ratio` (0 to 1) is how much of the sound may be sent, from its beginning. */
type Sound = { files: Files; key: string; ratio?: number; type?: 'audio/mpeg' | 'audio/wav' | 'audio/ogg' }

/** The one range of so many bytes that a header names; null when it names none, or several, which a server may pass over. */
const rangeOf = (header: string | undefined, size: number) => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') return { start: Math.max(0, size - Number(to)), end: size - 1 }
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}

/** Sends a sound of the visitor's own, or the range of it that the request names, so that a player can seek. */
export const sendSound = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { files, key, ratio = 1, type = 'audio/mpeg' }: Sound,
) => {
  const size = Math.floor(((await files.find(key))?.size ?? 0) * ratio)
  if (size === 0) throw new ApiError('NOT_FOUND')
  // What is kept under a key never changes.
  const etag = `"${parse(key).name}-${size}"`
  void reply.headers({ 'accept-ranges': 'bytes', etag, 'cache-control': 'private, max-age=3600' })
  if (headers['if-none-match'] === etag) return reply.code(304).send()
  void reply.type(type)
  const range = rangeOf(headers.range, size)
  if (range && range.start > range.end)
    return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) void reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return reply.header('content-length', end - start + 1).send(await files.stream(key, { start, end }))
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
