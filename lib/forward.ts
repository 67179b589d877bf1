import 'server-only'
import { serviceUrl } from '@/lib/services'

const TIMEOUT_MS = 15_000
const MAX_BODY = 64 * 1024
const ASKED = [
  'accept',
  'authorization',
  'content-type',
  'idempotency-key',
  'range',
  'user-agent',
  'x-call-ticket',
  'x-forwarded-for',
]
const ANSWERED = [
  'accept-ranges',
  'cache-control',
  'content-length',
  'content-range',
  'content-type',
  'retry-after',
]
const VISITOR_COOKIE = /(?:^|;\s*)(visitor=[^;]*)/

const failure = (status: number, code: string) =>
  Response.json(
    { status: 0, error_code: code, error_message: code },
    { status, headers: { 'cache-control': 'no-store' } },
  )

const pick = (from: Headers, names: readonly string[]) => {
  const headers = new Headers()
  for (const name of names) {
    const value = from.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

const askedHeaders = (request: Request) => {
  const headers = pick(request.headers, ASKED)
  // Services learn who visits, never the site's other cookies.
  const visitor = VISITOR_COOKIE.exec(request.headers.get('cookie') ?? '')?.[1]
  if (visitor) headers.set('cookie', visitor)
  return headers
}

const readBody = async (request: Request) => {
  if (request.method === 'GET') return null
  const body = await request.arrayBuffer()
  return body.byteLength > MAX_BODY ? undefined : body
}

/** Carries a browser's API request to the service that owns its path and brings the answer back; a dead service is a 503 envelope. */
export const forward = async (request: Request, path: readonly string[]): Promise<Response> => {
  const body = await readBody(request)
  if (body === undefined) return failure(413, 'PAYLOAD_TOO_LARGE')
  const address = serviceUrl(`/${path.map(encodeURIComponent).join('/')}`) + new URL(request.url).search
  try {
    const answer = await fetch(address, {
      method: request.method,
      headers: askedHeaders(request),
      body,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const headers = pick(answer.headers, ANSWERED)
    if (answer.headers.has('content-encoding')) headers.delete('content-length')
    for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
    return new Response(answer.body, { status: answer.status, headers })
  } catch {
    return failure(503, 'UNAVAILABLE')
  }
}
