import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'

let service: Server
let answer: RequestListener

beforeEach(async () => {
  service = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  vi.resetModules()
  vi.stubEnv('API_URL', `http://127.0.0.1:${address.port}`)
})
afterEach(() => {
  vi.unstubAllEnvs()
  service.closeAllConnections()
  service.close()
})

const read = async () => {
  const { readService } = await import('@/lib/server-request')
  return readService(z.array(z.object({ block_seconds: z.number() })), '/things')
}

const BODY = JSON.stringify({ status: 1, result: [{ block_seconds: 6 }] })

test('what a service answers is read', async () => {
  answer = (_request, response) => response.end(BODY)
  expect(await read()).toEqual([{ blockSeconds: 6 }])
})

test('an answer that drips is given up like one that never comes, and that is said once', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const deadline = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const abort = new AbortController()
    setTimeout(() => abort.abort(new DOMException('late', 'TimeoutError')), 200)
    return abort.signal
  })
  let drips: NodeJS.Timeout | undefined
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    drips = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(drips))
  }
  expect(await read()).toBeNull()
  expect(deadline).toHaveBeenCalledExactlyOnceWith(8_000)
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { level: 'warn', event: 'service_unavailable', path: '/things', reason: 'TimeoutError: late' },
  ])
})
