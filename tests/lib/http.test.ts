import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { ApiError } from '@/lib/api-error'
import { request } from '@/lib/http'

let service: Server
let answer: RequestListener
let url: string

beforeEach(async () => {
  service = createServer((incoming, response) => answer(incoming, response)).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  url = `http://127.0.0.1:${address.port}`
})
afterEach(() => {
  service.closeAllConnections()
  service.close()
})

const json =
  (status: number, body: unknown): RequestListener =>
  (_incoming, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const ask = (config: { timeout?: number } = {}) =>
  request(z.object({ calls_left: z.number() }), { url, baseURL: '', ...config })
const failure = async (config?: { timeout?: number }) => {
  const error = await ask(config).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  return error
}

test('the result of an answer comes in camelCase', async () => {
  answer = json(200, { status: 1, result: { calls_left: 2 } })
  expect(await ask()).toEqual({ callsLeft: 2 })
})

test('a refusal brings its code and how long to wait', async () => {
  answer = json(429, { status: 0, error_code: 'RATE_LIMITED', error_message: 'x', retry_after: 40 })
  expect(await failure()).toMatchObject({
    kind: 'refused',
    status: 429,
    code: 'RATE_LIMITED',
    retryAfter: 40,
  })
})

test('a refusal by something that does not know the contract is one without a code', async () => {
  answer = (_incoming, response) => response.writeHead(502).end('<h1>Bad gateway</h1>')
  expect(await failure()).toMatchObject({ kind: 'refused', status: 502, code: undefined })
})

test.each([
  ['another result', { status: 1, result: { calls_left: 'two' } }],
  ['no envelope', { calls_left: 2 }],
])('%s has the wrong shape', async (_name, body) => {
  answer = json(200, body)
  expect(await failure()).toMatchObject({ kind: 'shape', status: 200 })
})

test('a service that says nothing, or is not there, is told apart', async () => {
  answer = () => undefined
  expect(await failure({ timeout: 50 })).toMatchObject({ kind: 'timeout' })
  service.closeAllConnections()
  service.close()
  expect(await failure()).toMatchObject({ kind: 'network' })
})
