import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import { env } from '../lib/env.ts'
import { settleForwardedHeaders } from '../lib/domain/network-address.ts'
import { createPageCache } from './serve/page-cache.ts'
import { answerFromCache } from './serve/front.ts'
import { openStaticFiles } from './serve/static-files.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']
/** How long a request may take to arrive; nothing here takes more than a form. */
const REQUEST_MS = 30_000

const PAGE_CACHE_BYTES = 32 * 1024 * 1024
const PAGE_REFRESH_MS = 30_000
const REVALIDATE_PATH = '/internal/revalidate'

const originOf = (server: Server) => {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('not listening')
  return `http://127.0.0.1:${address.port}`
}

const port = Number(process.env['PORT'] || 3000)
const secret = process.env['REVALIDATE_SECRET'] || randomUUID()
Object.assign(process.env, {
  REVALIDATE_SECRET: secret,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  // Node reads the configuration by itself: else Next loads its compiler for it, which stays in memory.
  __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: 'true',
})

// Only now: it reads the environment as it is loaded.
const { default: next } = await import('next')
const site = next({ dev: false, port })
await site.prepare()
const answer = site.getRequestHandler()
const { TRUST_PROXY } = env()

// The renderer as the page cache asks it: uncompressed, past the cache, reached by this process only.
const renderer = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
await once(renderer, 'listening')
const pages = createPageCache({
  origin: originOf(renderer),
  maxBytes: PAGE_CACHE_BYTES,
  refreshMs: PAGE_REFRESH_MS,
})
const answerPage = answerFromCache(pages)
const answerStatic = openStaticFiles()

// What is not kept is compressed as it goes; Brotli, which Next cannot.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } })
const respond = async (request: IncomingMessage, response: ServerResponse) => {
  if (!METHODS.includes(request.method ?? '')) {
    response.writeHead(405, { allow: METHODS.join(', ') }).end()
    return
  }
  settleForwardedHeaders(request, TRUST_PROXY)
  if (request.url === REVALIDATE_PATH) {
    response.once('finish', () => {
      if (response.statusCode === 200) pages.clear()
    })
  }
  if ((await answerPage(request, response)) || (await answerStatic(request, response))) return
  compress(request, response, () => void answer(request, response))
}
const server = createServer({ requestTimeout: REQUEST_MS }, (request, response) => {
  // One request that cannot be answered must not end the program.
  respond(request, response).catch(() => response.destroy())
})

const stop = () => {
  server.close(() => void site.close().finally(() => process.exit(0)))
  server.closeIdleConnections()
  renderer.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

server.listen(port)
await once(server, 'listening')

// The built pages carry the values of the environment they were built in. One call after start makes each page render
// anew with this environment's values at its first visit, so one build runs everywhere; where most visitors come in, that
// visit is our own.
const own = originOf(server)
await fetch(own + REVALIDATE_PATH, {
  method: 'POST',
  headers: { authorization: `Bearer ${secret}` },
})
for (const home of ['/', '/en']) await fetch(own + home)
