import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import { contentPolicy, environmentHeaders } from '../lib/content-policy.ts'
import { env } from '../lib/env.ts'
import { inlineHashes } from '../lib/domain/inline-scripts.ts'
import { createMetrics, mayReadMetrics, METRICS_PATH } from '../lib/domain/metrics.ts'
import { settleForwardedHeaders } from '../lib/domain/network-address.ts'
import { REQUEST_ID_HEADER, requestIdOf } from '../lib/domain/request-id.ts'
import { createPageCache } from './serve/page-cache.ts'
import { answerFromCache } from './serve/front.ts'
import { finishOnEnd, type FinishPage } from './serve/finish-page.ts'
import { joinData } from './serve/join-data.ts'
import { shareRevalidations } from './serve/revalidations.ts'
import { openStaticFiles } from './serve/static-files.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']
/** How long a request may take to arrive; nothing here takes more than a form. */
const REQUEST_MS = 30_000

const PAGE_CACHE_BYTES = 32 * 1024 * 1024
const PAGE_REFRESH_MS = 30_000
const REVALIDATE_PATH = '/internal/revalidate'
const READY_PATH = '/healthz'
const LIVE_PATH = '/livez'
/** How long a start waits for a Redis that is away. */
const REDIS_MS = 2_000
/** How long what is being answered may take once the program was told to end. */
const LAST_REQUESTS_MS = 10_000

/** What was asked for, in few words. */
const routeOf = (url: string) => {
  if (url.startsWith('/api/')) return 'api'
  if (url.startsWith('/_next/')) return 'build'
  const [path = ''] = url.split('?')
  return path.includes('.') ? 'file' : 'page'
}

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
  // Its spans of what it fetches would be a second time those of `openTracing`.
  NEXT_OTEL_FETCH_DISABLED: '1',
})

const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG } = env()
// Whoever does not trace does not load it either.
const tracing = OTEL_EXPORTER_OTLP_ENDPOINT
  ? (await import('../lib/domain/tracing/open-tracing.ts')).openTracing('site', OTEL_TRACES_SAMPLER_ARG)
  : undefined

// Only now: it reads the environment as it is loaded.
const { default: next } = await import('next')
const site = next({ dev: false, port })
await site.prepare()
const answer = site.getRequestHandler()
const metrics = createMetrics('site')
const { METRICS_TOKEN, TRUST_PROXY, DRAIN_SECONDS, REDIS_URL, LOCALES_URL } = env()
const policy = contentPolicy(env())
const finish: FinishPage = (rendered) => {
  const html = joinData(rendered)
  return { html, policy: policy(inlineHashes(html)) }
}
const headers = environmentHeaders(env())
const headersOfAll = new Map(Object.entries(headers))

// The renderer as the page cache asks it: uncompressed, past the cache, reached by this process only.
const renderer = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
await once(renderer, 'listening')
const pages = createPageCache({
  origin: originOf(renderer),
  maxBytes: PAGE_CACHE_BYTES,
  refreshMs: PAGE_REFRESH_MS,
  finish,
  headers,
})
const settle = (request: IncomingMessage) => settleForwardedHeaders(request, TRUST_PROXY)
const answerPage = answerFromCache(pages, settle)
const answerStatic = openStaticFiles()

/** Has the renderer throw away every page it has; the others are told by whoever was asked from outside. */
const revalidate = () =>
  fetch(originOf(renderer) + REVALIDATE_PATH, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
  })
const warn = (event: string) => (error: unknown) =>
  console.warn(JSON.stringify({ level: 'warn', event, reason: String(error) }))
const others = REDIS_URL
  ? shareRevalidations(REDIS_URL, () => {
      revalidate()
        .catch(warn('not_revalidated'))
        .finally(() => pages.clear())
    })
  : null

// Ready once its pages carry this environment's values, until it is told to end; alive in between as well.
let isReady = false
let isLeaving = false

const sendJson = (response: ServerResponse, status: number, body: object) =>
  void response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))
const UNAVAILABLE = { status: 0, error_code: 'UNAVAILABLE' }

const sendMetrics = async (response: ServerResponse) =>
  response
    .writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
    .end(await metrics.text())

/** Counts a request; gives what counts its answer. */
const measure = ({ method = '', url = '' }: IncomingMessage, response: ServerResponse) => {
  metrics.begin()
  const began = performance.now()
  return () =>
    metrics.end({
      method: METHODS.includes(method) ? method : 'other',
      route: routeOf(url),
      status: response.statusCode,
      seconds: (performance.now() - began) / 1_000,
    })
}

/** Gives a request of the API the id by which it is found in every log; pages are kept by proxies, with the headers they had. */
const nameRequest = (request: IncomingMessage, response: ServerResponse) => {
  const id = requestIdOf(request.headers[REQUEST_ID_HEADER])
  request.headers[REQUEST_ID_HEADER] = id
  response.setHeader(REQUEST_ID_HEADER, id)
}

/** Answers what only this program knows: whether it lives, that it is not ready, that a revalidation would not reach the others. */
const answerItself = (request: IncomingMessage, response: ServerResponse): boolean => {
  const { url } = request
  if (url === METRICS_PATH && mayReadMetrics(request, METRICS_TOKEN)) void sendMetrics(response)
  else if (url === LIVE_PATH) sendJson(response, 200, { status: 1, result: 'ok' })
  else if (url === READY_PATH && !isReady)
    sendJson(response, 503, { ...UNAVAILABLE, error_message: 'not ready' })
  else if (url === REVALIDATE_PATH && others && !others.isUp())
    sendJson(response, 503, { ...UNAVAILABLE, error_message: 'REDIS_URL: nobody answers there' })
  else return false
  return true
}

// What is not kept is compressed as it goes; Brotli, which Next cannot.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } })
const respond = async (request: IncomingMessage, response: ServerResponse) => {
  const count = measure(request, response)
  // Whoever asks again finds another replica.
  if (isLeaving) response.setHeader('connection', 'close')
  // First of all, with headers of its own and nobody who waits for its end: nothing may slow down what everybody asks for.
  const isAnswered = answerPage(request, response)
  if (isAnswered === true) {
    count()
    return
  }
  response.once('close', count)
  if (await isAnswered) return
  if (!METHODS.includes(request.method ?? '')) {
    response.writeHead(405, { allow: METHODS.join(', ') }).end()
    return
  }
  if (answerItself(request, response)) return
  settle(request)
  if (request.url === REVALIDATE_PATH) {
    response.once('finish', () => {
      if (response.statusCode !== 200) return
      pages.clear()
      others?.tell().catch(warn('others_not_told'))
    })
  }
  response.setHeaders(headersOfAll)
  if (routeOf(request.url ?? '') === 'api') nameRequest(request, response)
  if (await answerStatic(request, response)) return
  compress(request, response, () => {
    finishOnEnd(response, finish)
    void answer(request, response)
  })
}
const server = createServer({ requestTimeout: REQUEST_MS }, (request, response) => {
  // One request that cannot be answered must not end the program.
  respond(request, response).catch(() => response.destroy())
})

const stop = async (signal: NodeJS.Signals) => {
  isReady = false
  isLeaving = true
  // Balancers need a while to notice; Ctrl+C comes from somebody who waits.
  if (signal === 'SIGTERM') await sleep(DRAIN_SECONDS * 1_000)
  server.close(() => {
    void site
      .close()
      .then(() => tracing?.stop())
      .finally(() => process.exit(0))
  })
  server.closeIdleConnections()
  setTimeout(() => process.exit(1), LAST_REQUESTS_MS).unref()
  others?.stop()
  renderer.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

/** What is thrown here the framework would catch, and go on without ever being ready. */
const giveUp = (why: string): never => {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}

server.listen(port, process.env['SITE_HOST'] || undefined)
await once(server, 'listening')

// The built pages carry the values of the environment they were built in. One call after start makes each page render
// anew with this environment's values at its first visit, so one build runs everywhere; where most visitors come in, that
// visit is our own. Pages that replicas share were made in this environment, but perhaps with older words.
if (others) {
  await Promise.race([others.open, sleep(REDIS_MS)])
  if (LOCALES_URL) await revalidate().then(others.tell).catch(warn('not_revalidated'))
} else {
  const { status } = await revalidate()
  if (status !== 200) giveUp(`the pages of the build could not be thrown away: ${status}`)
}
const own = originOf(server)
for (const home of ['/', '/en']) {
  const { status } = await fetch(own + home, { redirect: 'manual' })
  if (status >= 500) giveUp(`${home} cannot be rendered: ${status}`)
}
isReady = !isLeaving
