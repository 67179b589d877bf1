import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { passOn, passUpgrade, type Target } from '../lib/pass-on.ts'

const COOKIE = 'preview'
const ENTRY = /^\/preview\/([\w-]+)(\/[^?#]*)?$/
const SOCKET = '/api/v1/socket.io'

const isSame = (given: string, secret: string) =>
  given.length === secret.length && timingSafeEqual(Buffer.from(given), Buffer.from(secret))

const isLetIn = ({ headers }: IncomingMessage, secret: string) =>
  isSame(new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? '', secret)

const HIDDEN = { 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' }

type Gate = { site: Target; platform: Target; port: number; lifeS: number }

/**
 * Stands before a site: who once came by the secret path (`/preview/{secret}/aicall` leads to `/aicall`) is let through for `lifeS`
 * seconds, for anybody else there is nothing here. Sockets and their polling go to the platform. Gives the secret, its port and its end.
 */
export const openGate = async ({ site, platform, port, lifeS }: Gate) => {
  const secret = randomBytes(24).toString('base64url')
  const targetOf = ({ url = '' }: IncomingMessage) => (url.startsWith(SOCKET) ? platform : site)

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [, given, page = '/'] = ENTRY.exec(request.url ?? '') ?? []
    if (given !== undefined && isSame(given, secret)) {
      const kept = `${COOKIE}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifeS}`
      // `//host` would lead elsewhere.
      const location = page.replace(/^\/{2,}/, '/')
      response.writeHead(303, { ...HIDDEN, 'set-cookie': kept, location }).end()
      return
    }
    if (!isLetIn(request, secret)) {
      response.writeHead(404, { ...HIDDEN, 'content-type': 'text/plain' }).end('404\n')
      return
    }
    const real = await passOn(request, targetOf(request))
    response.writeHead(real.statusCode ?? 502, { ...real.headers, 'x-robots-tag': HIDDEN['x-robots-tag'] })
    real.pipe(response)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (isLetIn(request, secret)) passUpgrade(request, socket, head, targetOf(request))
    else socket.destroy()
  })
  server.listen(port)
  await once(server, 'listening')
  const address = server.address()
  return {
    secret,
    port: typeof address === 'object' && address ? address.port : port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
