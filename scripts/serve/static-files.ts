import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import send from '@fastify/send'
import { encodingChooser } from './encoding.ts'

/** Where the build puts compressed files: `<folder>/<path of the address>.<br or gz>`. */
export const COMPRESSED_DIR = '.next/compressed'
export const EXTENSIONS = { br: '.br', gzip: '.gz' } as const

const chooseEncoding = encodingChooser(['br', 'gzip'])
const YEAR_MS = 365 * 24 * 3_600_000

/** A function that answers requests for files the build has compressed, and says whether it did. */
export const openStaticFiles = (folder = COMPRESSED_DIR) => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = new Set(
    names
      .filter((name) => name.endsWith('.br'))
      .map((name) => `/${name.slice(0, -3).split(path.sep).join('/')}`),
  )

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const pathname = request.url?.split('?')[0] ?? ''
    if (
      !files.has(pathname) ||
      (request.method !== 'GET' && request.method !== 'HEAD') ||
      request.headers.range
    )
      return false
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== 'br' && encoding !== 'gzip') return false
    const isHashed = pathname.startsWith('/_next/static/')
    const { statusCode, headers, stream } = await send(request, pathname + EXTENSIONS[encoding], {
      root: folder,
      acceptRanges: false,
      contentType: false,
      maxAge: isHashed ? YEAR_MS : 0,
      immutable: isHashed,
    })
    response.writeHead(statusCode, {
      ...headers,
      'content-type': contentType(pathname),
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
    pipeline(stream, response, () => undefined)
    return true
  }
}

const contentType = (pathname: string) => {
  const type = send.mime.getType(pathname) ?? 'application/octet-stream'
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type
}
