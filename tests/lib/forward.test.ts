import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failureSchema } from '@/lib/contract/envelope'

type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

let service: Server
let received: Received[]
let answer: RequestListener

const listen = async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
      answer(request, response)
    })
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

const ask = async (init: RequestInit & { duplex?: 'half' } = {}, path = ['voices'], search = '') =>
  (await import('@/lib/forward')).forward(
    new Request(`http://site.example/api/v1/${path.join('/')}${search}`, init),
    path,
  )

const codeOf = async (response: Response) => failureSchema.parse(await response.json()).error_code

beforeEach(async () => {
  received = []
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  vi.resetModules()
  const url = await listen()
  for (const name of ['API_URL', 'VOICE_API_URL']) vi.stubEnv(name, url)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  service.closeAllConnections()
  service.close()
})

test('the request arrives as it was sent', async () => {
  const response = await ask(
    { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } },
    ['demo-calls', 'a b'],
    '?after=3',
  )
  expect(response.status).toBe(200)
  expect(received).toMatchObject([
    {
      method: 'POST',
      url: '/api/v1/demo-calls/a%20b?after=3',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    },
  ])
})

test('HEAD is carried as HEAD', async () => {
  answer = (_request, response) => response.writeHead(200, { 'content-length': '7' }).end()
  const response = await ask({ method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-length')).toBe('7')
  expect(received[0]?.method).toBe('HEAD')
})

test('of the cookies only the visitor’s goes along, of the headers only those of the contract', async () => {
  await ask({
    headers: {
      cookie: 'lng=en; visitor=abc; session=secret; xvisitor=no',
      authorization: 'Bearer t',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'evil.example',
      'x-other': '1',
    },
  })
  const { headers } = received[0]!
  expect(headers.cookie).toBe('visitor=abc')
  expect(headers).toMatchObject({ authorization: 'Bearer t', 'x-forwarded-for': '203.0.113.7' })
  expect(headers).not.toHaveProperty('x-other')
  expect(headers).not.toHaveProperty('x-forwarded-host')
})

test('without the visitor’s cookie none goes along', async () => {
  await ask({ headers: { cookie: 'session=secret' } })
  expect(received[0]!.headers).not.toHaveProperty('cookie')
})

test('the answer brings its status, its cookies and what is left of a budget', async () => {
  answer = (_request, response) =>
    response
      .writeHead(429, {
        'retry-after': '60',
        'ratelimit-policy': '"requests";q=1;w=60',
        ratelimit: '"requests";r=0;t=60',
        'set-cookie': ['visitor=new; Path=/', 'b=2'],
        'x-inside': 'secret',
      })
      .end('{}')
  const response = await ask()
  expect(response.status).toBe(429)
  expect(response.headers.getSetCookie()).toEqual(['visitor=new; Path=/', 'b=2'])
  expect(response.headers.get('retry-after')).toBe('60')
  expect(response.headers.get('ratelimit')).toBe('"requests";r=0;t=60')
  expect(response.headers.get('ratelimit-policy')).toBe('"requests";q=1;w=60')
  expect(response.headers.has('x-inside')).toBe(false)
})

test.each([
  ['says how long it is', { 'content-length': '90' }],
  ['goes on in pieces', {}],
])('an envelope that %s and breaks off is a 503 envelope', async (_name, framing) => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...framing }).write('{"status":1,')
    setTimeout(() => response.destroy(), 20)
  }
  const response = await ask()
  expect(response.status).toBe(503)
  expect(await codeOf(response)).toBe('UNAVAILABLE')
})

test('an envelope that does not come to its end is given up after 12 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"status":1,')
  }
  const response = ask()
  await vi.waitFor(() => expect(received).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await codeOf(await response)).toBe('UNAVAILABLE')
})

test('an envelope without a body stays without', async () => {
  answer = (_request, response) => response.writeHead(204, { 'content-type': 'application/json' }).end()
  expect((await ask()).status).toBe(204)
})

test('a dead service is a 503 envelope', async () => {
  service.close()
  service.closeAllConnections()
  const response = await ask()
  expect(response.status).toBe(503)
  expect(await codeOf(response)).toBe('UNAVAILABLE')
})

describe('a body', () => {
  const KB = 1024
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    ask({ method: 'POST', body, headers, duplex: 'half' })

  /** Gives chunks as they are asked for, and counts them. */
  const endless = () => {
    const given = { bytes: 0 }
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        given.bytes += KB
        controller.enqueue(new Uint8Array(KB))
      },
    })
    return { given, body }
  }

  test('of 64 KB passes, of one byte more does not', async () => {
    expect((await post('x'.repeat(64 * KB))).status).toBe(200)
    const response = await post('x'.repeat(64 * KB + 1))
    expect(response.status).toBe(413)
    expect(await codeOf(response)).toBe('PAYLOAD_TOO_LARGE')
    expect(received.map(({ body }) => body.length)).toEqual([64 * KB])
  })

  test('with a list of people may have a megabyte', async () => {
    const list = 'x'.repeat(1024 * KB)
    const send = (body: string) => ask({ method: 'POST', body }, ['campaigns', 'c1', 'recipients'])
    expect((await send(list)).status).toBe(200)
    expect((await send(`${list}x`)).status).toBe(413)
  })

  test('that says it is too long is not read at all', async () => {
    const { given, body } = endless()
    expect((await post(body, { 'content-length': '300000000' })).status).toBe(413)
    expect(given.bytes).toBeLessThanOrEqual(KB)
  })

  test('without an end is read as far as the limit', async () => {
    const { given, body } = endless()
    expect((await post(body)).status).toBe(413)
    expect(given.bytes).toBeLessThan(80 * KB)
    expect(received).toEqual([])
  })

  test('that does not go on is given up after 12 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stuck = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(1)),
    })
    const response = post(stuck)
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    await vi.advanceTimersByTimeAsync(12_000)
    expect(await codeOf(await response)).toBe('UNAVAILABLE')
    expect(received).toEqual([])
  })
})

test('a long answer on a slow line is not cut off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let finish: () => void = () => expect.unreachable()
  answer = (_request, response) => {
    response.writeHead(200).write('begin ')
    finish = () => void response.end('end')
  }
  const response = await ask()
  await vi.advanceTimersByTimeAsync(60_000)
  finish()
  expect(await response.text()).toBe('begin end')
})
