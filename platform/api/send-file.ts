import type { FastifyReply } from 'fastify'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { ApiError } from './api-error.ts'

type Span = { from: number; to: number }

/** The bytes a `Range` header asks for; null for all of them, `out` when there are none such. */
const spanOf = (range: string | undefined, size: number): Span | null | 'out' => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range ?? '')
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to ? 'out' : { from, to }
}

type Sent = { path: string; type: string; share: number; range: string | undefined }

/** Sends the first `share` (0 to 1) of a file of the visitor's own, or a range of it, so that a player can seek. */
export const sendFile = async (reply: FastifyReply, { path, type, share, range }: Sent) => {
  const found = await stat(path).catch(() => null)
  if (!found) throw new ApiError('NOT_FOUND')
  const size = Math.floor(found.size * share)
  if (size === 0) throw new ApiError('NOT_FOUND')
  void reply.header('accept-ranges', 'bytes').header('cache-control', 'private, max-age=3600').type(type)
  const span = spanOf(range, size)
  if (span === 'out') return reply.code(416).header('content-range', `bytes */${size}`).send()
  if (!span) return reply.header('content-length', size).send(createReadStream(path, { end: size - 1 }))
  const { from, to } = span
  void reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${size}`)
    .header('content-length', to - from + 1)
  return reply.send(createReadStream(path, { start: from, end: to }))
}
