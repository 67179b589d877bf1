import 'server-only'
import { serviceUrl } from '@/lib/services'

// Sooner than the browser gives up (`lib/http.ts`), so that it learns whose fault it is.
const TIMEOUT_MS = 12_000
// Three thousand characters are spoken before the first byte is there.
const SPEECH_TIMEOUT_MS = 60_000
const MAX_BODY = 64 * 1024
/** Two thousand people in one request. */
const MAX_LIST = 1024 * 1024
const REQUEST_HEADERS = [
  'accept',
  'authorization',
  'content-type',
  'dnt',
  'idempotency-key',
  'range',
  'sec-gpc',
  'user-agent',
  'x-call-ticket',
  'x-forwarded-for',
  'x-request-id',
]
const RESPONSE_HEADERS = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'x-speech-id',
]
const VISITOR_COOKIE = /(?:^|;\s*)(visitor=[^;]*)/

class BodyTooLarge extends Error {}

const errorResponse = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json(
    { status: 0, error_code: code, error_message: code },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )

const pick = (from: Headers, names: readonly string[]) => {
  const headers = new Headers()
  for (const name of names) {
    const value = from.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

const requestHeaders = (request: Request) => {
  const headers = pick(request.headers, REQUEST_HEADERS)
  // Services learn who visits, never the site's other cookies.
  const visitor = VISITOR_COOKIE.exec(request.headers.get('cookie') ?? '')?.[1]
  if (visitor) headers.set('cookie', visitor)
  return headers
}

const mostOf = (path: readonly string[]) =>
  path[0] === 'campaigns' && path[2] === 'recipients' ? MAX_LIST : MAX_BODY

/** The whole body, nothing for none; throws BodyTooLarge as soon as it is longer than `most`, and when `signal` aborts. */
const readBody = async ({ body, headers }: Request, most: number, signal: AbortSignal) => {
  if (!body) return null
  if (Number(headers.get('content-length')) > most) throw new BodyTooLarge()
  let size = 0
  const capped = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      size += chunk.byteLength
      if (size > most) controller.error(new BodyTooLarge())
      else controller.enqueue(chunk)
    },
  })
  // Cancelling would close the connection before the answer is out.
  return new Response(body.pipeThrough(capped, { signal, preventCancel: true })).arrayBuffer()
}

// An envelope is waited for whole: one that breaks off would look to the browser as if its own network had.
const readAnswer = (response: Response) =>
  response.body && response.headers.get('content-type')?.startsWith('application/json')
    ? response.arrayBuffer()
    : response.body

/**
 * Carries a browser's API request to the service that owns its path and brings the answer back; a service that is dead, too slow or
 * breaks off in an envelope is a 503 envelope.
 */
export const forward = async (request: Request, path: readonly string[]): Promise<Response> => {
  const url = serviceUrl(`/${path.map(encodeURIComponent).join('/')}`) + new URL(request.url).search
  const timeout = new AbortController()
  const timer = setTimeout(
    () => timeout.abort(),
    path.join('/') === 'speech' ? SPEECH_TIMEOUT_MS : TIMEOUT_MS,
  )
  try {
    const response = await fetch(url, {
      method: request.method,
      headers: requestHeaders(request),
      body: await readBody(request, mostOf(path), timeout.signal),
      redirect: 'manual',
      cache: 'no-store',
      signal: timeout.signal,
    })
    const headers = pick(response.headers, RESPONSE_HEADERS)
    if (response.headers.has('content-encoding')) headers.delete('content-length')
    for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie)
    return new Response(await readAnswer(response), { status: response.status, headers })
  } catch (error) {
    // What is left of the body is not waited for.
    if (error instanceof BodyTooLarge) return errorResponse(413, 'PAYLOAD_TOO_LARGE', { connection: 'close' })
    return errorResponse(503, 'UNAVAILABLE')
  } finally {
    // A recording may take its time on a slow line: only its beginning is waited for.
    clearTimeout(timer)
  }
}
