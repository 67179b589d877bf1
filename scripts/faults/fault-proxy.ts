import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { passOn, passUpgrade } from '../lib/pass-on.ts'

/** How a service may fail. */
export const FAULTS = [
  'refuses',
  'hangs',
  'answers 500',
  'answers 429',
  'garbage',
  'half an answer',
  'wrong shape',
  'slow drip',
  'closes in mid-stream',
] as const
type Fault = (typeof FAULTS)[number]
export type State = Fault | 'works'

/** `PUT` here with a state as body changes what the proxy does. */
export const CONTROL_PATH = '/__fault'

const DRIP_BYTES = 64
const DRIP_MS = 400

const json = (response: ServerResponse, status: number, body: object, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

/** Stands before a service and answers as it, or as badly as it is told to. */
export const openFaultProxy = async (target: string, port: number) => {
  const address = new URL(target)
  let state: State = 'works'
  const held = new Set<Socket>()

  const forward = (request: IncomingMessage) => passOn(request, address)

  const cut = async (request: IncomingMessage, response: ServerResponse, withLength: boolean) => {
    const answer = await forward(request)
    const body = await buffer(answer)
    const framing = ['content-length', 'transfer-encoding']
    const headers = Object.fromEntries(
      Object.entries(answer.headers).filter(([name]) => !framing.includes(name)),
    )
    response.writeHead(
      answer.statusCode ?? 200,
      withLength ? { ...headers, 'content-length': body.length + 1 } : headers,
    )
    response.write(body.subarray(0, Math.floor(body.length / 2)))
    await sleep(50)
    response.destroy()
  }

  const drip = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await forward(request)
    const body = await buffer(answer)
    response.writeHead(answer.statusCode ?? 200, answer.headers)
    for (let at = 0; at < body.length && !response.destroyed; at += DRIP_BYTES) {
      response.write(body.subarray(at, at + DRIP_BYTES))
      await sleep(DRIP_MS)
    }
    response.end()
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    // As a service's own server would say, so that a browser may read its failure.
    const { origin } = request.headers
    if (origin && state !== 'works') {
      response.setHeader('access-control-allow-origin', origin)
      response.setHeader('access-control-allow-credentials', 'true')
    }
    switch (state) {
      case 'refuses':
        return void request.socket.destroy()
      case 'hangs':
        return
      case 'answers 500':
        return void response
          .writeHead(500, { 'content-type': 'text/html' })
          .end('<h1>Internal Server Error</h1>')
      case 'answers 429':
        return void json(
          response,
          429,
          { status: 0, error_code: 'RATE_LIMITED', error_message: 'RATE_LIMITED', retry_after: 1 },
          { 'retry-after': '1' },
        )
      case 'garbage':
        return void response.writeHead(200, { 'content-type': 'application/json' }).end('\u0000<<{]')
      case 'wrong shape':
        return void json(response, 200, { status: 1, result: { unexpected: [null] } })
      case 'half an answer':
        return cut(request, response, true)
      case 'closes in mid-stream':
        return cut(request, response, false)
      case 'slow drip':
        return drip(request, response)
      case 'works': {
        const real = await forward(request)
        response.writeHead(real.statusCode ?? 502, real.headers)
        real.pipe(response)
      }
    }
  }

  const server = createServer((request, response) => {
    if (request.url !== CONTROL_PATH) return void answer(request, response).catch(() => response.destroy())
    void buffer(request).then((body) => {
      const asked = [...FAULTS, 'works' as const].find((name) => name === body.toString())
      state = asked ?? state
      // What was held is let go with the state that held it.
      for (const socket of held) if (socket !== request.socket) socket.destroy()
      response.writeHead(asked ? 204 : 400).end()
    })
  })
  server.on('connection', (socket) => {
    held.add(socket)
    socket.on('close', () => held.delete(socket))
    socket.on('error', () => socket.destroy())
  })
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (state === 'hangs') return
    if (state !== 'works') return void socket.destroy()
    passUpgrade(request, socket, head, address)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
