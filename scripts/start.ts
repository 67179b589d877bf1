import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import { env } from '../lib/env.ts'
import { settleForwardedHeaders } from '../lib/forwarded-headers.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']
/** How long a request may take to arrive; nothing here takes more than a form. */
const REQUEST_MS = 30_000

const port = Number(process.env['PORT'] || 3000)
const secret = process.env['REVALIDATE_SECRET'] || randomUUID()
Object.assign(process.env, {
  REVALIDATE_SECRET: secret,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
})

// Only now: it reads the environment as it is loaded.
const { default: next } = await import('next')
const site = next({ dev: false, port })
await site.prepare()
const answer = site.getRequestHandler()
const { TRUST_PROXY } = env()

// Brotli, which Next cannot: a page weighs a third less than with gzip, in half of the time at this quality.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } })
const server = createServer({ requestTimeout: REQUEST_MS }, (request, response) => {
  if (!METHODS.includes(request.method ?? '')) {
    response.writeHead(405, { allow: METHODS.join(', ') }).end()
    return
  }
  settleForwardedHeaders(request, TRUST_PROXY)
  compress(request, response, () => void answer(request, response))
})

const stop = () => {
  server.close(() => void site.close().finally(() => process.exit(0)))
  server.closeIdleConnections()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

server.listen(port)
await once(server, 'listening')

// The built pages carry the values of the environment they were built in. One call after start makes each page render
// anew with this environment's values at its first visit, so one build runs everywhere; where most visitors come in, that
// visit is our own.
const own = `http://127.0.0.1:${port}`
await fetch(`${own}/internal/revalidate`, {
  method: 'POST',
  headers: { authorization: `Bearer ${secret}` },
})
for (const home of ['/', '/en']) await fetch(own + home)
