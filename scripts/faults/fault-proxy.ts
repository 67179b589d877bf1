import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
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
export type Fault = (typeof FAULTS)[number]
export type State = Fault | 'works'

/** `PUT` here with a state as body changes what the proxy does; `GET` tells how many requests it holds that nobody has given up. */
export const CONTROL_PATH = '/__fault'

const DRIP_BYTES = 64
const DRIP_MS = 400
const FRAMING = ['content-length', 'transfer-encoding']

const json = (response: ServerResponse, status: number, body: object, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

/** Sends half of what comes first, and closes. */
const cut = async (answer: IncomingMessage, response: ServerResponse, isWithLength: boolean) => {
  const { value: first } = await (answer as AsyncIterable<Buffer>)[Symbol.asyncIterator]().next()
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => isWithLength || !FRAMING.includes(name)),
  )
  response.writeHead(answer.statusCode ?? 200, headers)
  response.flushHeaders()
  if (first) response.write(first.subarray(0, Math.floor(first.length / 2)))
  await sleep(50)
  response.destroy()
}

const drip = async (answer: IncomingMessage, response: ServerResponse) => {
  response.writeHead(answer.statusCode ?? 200, answer.headers)
  for await (const chunk of answer as AsyncIterable<Buffer>)
    for (let at = 0; at < chunk.length && !response.destroyed; at += DRIP_BYTES) {
      response.write(chunk.subarray(at, at + DRIP_BYTES))
      await sleep(DRIP_MS)
    }
  response.end()
}

type Options = {
  /** What the network in front of a service adds to a request, by the address of its visitor. */
  adds?: (visitor: string) => Readonly<Record<string, string>>
}

/** Stands before a service and answers as it, or as badly as it is told to; whoever was left hanging stays so, whatever comes later. */
export const openFaultProxy = async (target: string, port: number, { adds = () => ({}) }: Options = {}) => {
  const address = new URL(target)
  const held = new Set<object>()
  let state: State = 'works'

  /** Counts a request or a socket until it is over. */
  const hold = (connection: ServerResponse | Socket) => {
    held.add(connection)
    connection.once('close', () => held.delete(connection))
  }

  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    Object.assign(request.headers, adds(String(request.headers['x-forwarded-for'])))
    const answer = await passOn(request, address)
    // A stream would go on for good behind somebody who has left.
    response.once('close', () => answer.destroy())
    return answer
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
        return cut(await forward(request, response), response, true)
      case 'closes in mid-stream':
        return cut(await forward(request, response), response, false)
      case 'slow drip':
        return drip(await forward(request, response), response)
      case 'works': {
        const real = await forward(request, response)
        response.writeHead(real.statusCode ?? 502, real.headers)
        real.pipe(response)
      }
    }
  }

  const control = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET') return void json(response, 200, { held: held.size })
    const body = await text(request)
    const asked = [...FAULTS, 'works' as const].find((name) => name === body)
    state = asked ?? state
    response.writeHead(asked ? 204 : 400).end()
  }

  const server = createServer((request, response) => {
    if (request.url === CONTROL_PATH) return void control(request, response)
    hold(response)
    answer(request, response).catch(() => response.destroy())
  })
  server.on('connection', (socket) => socket.on('error', () => socket.destroy()))
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    hold(socket)
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
