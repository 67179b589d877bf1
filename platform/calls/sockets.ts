import proxyAddr from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'
import { Gauge } from 'prom-client'
import { Server, type Socket } from 'socket.io'
import { networkOf } from '../../lib/domain/network-address.ts'
import {
  hangUpSchema,
  makeCallSchema,
  resumeSchema,
  SOCKET_PATH,
  type ClientToServerEvents,
  type ServerToClientEvents,
} from '../../lib/contract/socket.ts'
import { visitorHashOf } from '../api/actor.ts'
import { isServiceAway } from '../api/service-away.ts'
import type { FastifyInstance } from 'fastify'
import type { Follower } from './call-feed.ts'
import { hangUpCall, makeCall, refused, resumeCall, type SocketActor, type Outcome } from './socket-calls.ts'

type CallServer = Server<ClientToServerEvents, ServerToClientEvents>
type CallSocket = Socket<ClientToServerEvents, ServerToClientEvents>
type Message = keyof ClientToServerEvents
type Handle = (body: unknown) => Promise<Outcome>

const checked =
  <Body>(
    schema: { safeParse: (body: unknown) => { success: true; data: Body } | { success: false } },
    work: (body: Body) => Outcome | Promise<Outcome>,
  ): Handle =>
  async (body) => {
    const parsed = schema.safeParse(body)
    return parsed.success ? work(parsed.data) : refused('VALIDATION')
  }

const handlersFor = (app: FastifyInstance, actor: SocketActor): Record<Message, Handle> => ({
  make_auto_call: checked(makeCallSchema, (body) => makeCall(app, actor, 'auto-call', body)),
  make_voice_otp_call: checked(makeCallSchema, (body) => makeCall(app, actor, 'voice-otp', body)),
  make_callbot_call: checked(makeCallSchema, (body) => makeCall(app, actor, 'callbot', body)),
  resume: checked(resumeSchema, (body) => resumeCall(app, actor, body)),
  hang_up: checked(hangUpSchema, (body) => hangUpCall(app, actor, body)),
})

const isMessage = (name: string, handlers: Record<Message, Handle>): name is Message =>
  Object.hasOwn(handlers, name)

/** Counts one use of the budget that the requests of this address share; false once it is used up. */
const takeRequest = async ({ env, requestLimit }: FastifyInstance, request: IncomingMessage) =>
  (await requestLimit.use(networkOf(proxyAddr(request, env.TRUST_PROXY)))).isAllowed

const serve = (app: FastifyInstance, socket: CallSocket) => {
  const { log } = app
  const visitorHash = visitorHashOf(app, app.parseCookie(socket.handshake.headers.cookie ?? ''))
  const actor: SocketActor = { visitorHash, calls: new Set() }
  const handlers = handlersFor(app, actor)
  const followed = new Map<string, () => void>()
  const follower: Follower = {
    send: (event) => void socket.emit('call_status', event),
    // Closing the transport, not the socket, looks like a lost connection: the client comes back by itself.
    cut: () => socket.conn.close(),
  }

  const follow = ({ callId, lastSeq }: NonNullable<Outcome['follow']>) => {
    followed.get(callId)?.()
    followed.set(callId, app.callManager.follow(callId, lastSeq, follower))
  }

  socket.on('disconnect', () => {
    for (const leave of followed.values()) leave()
  })

  socket.onAny(async (name: string, body: unknown, acknowledge: unknown) => {
    if (!isMessage(name, handlers)) return
    const outcome = await takeRequest(app, socket.request)
      .then((isAllowed) => (isAllowed ? handlers[name](body) : refused('RATE_LIMITED')))
      .catch((error: unknown) => {
        log.error({ err: error, message: name }, 'socket message failed')
        return refused(isServiceAway(error) ? 'UNAVAILABLE' : 'INTERNAL')
      })
    if (typeof acknowledge === 'function') acknowledge(outcome.response)
    socket.emit(`${name}_response`, outcome.response)
    if (outcome.follow && socket.connected) follow(outcome.follow)
  })
}

/** Listens on the socket path of a server: makes, resumes and ends calls and tells how they go. */
export const openSockets = (app: FastifyInstance): CallServer => {
  const { env } = app
  const io: CallServer = new Server(app.server, {
    path: SOCKET_PATH,
    addTrailingSlash: false,
    serveClient: false,
    maxHttpBufferSize: 32_768,
    cors: { origin: env.SITE_URL, credentials: true },
    allowRequest: (request, decide) => {
      const { origin, cookie = '' } = request.headers
      // A socket without an origin is opened by no page at all.
      if (origin !== undefined && !env.SITE_URL.includes(origin)) decide('CROSS_ORIGIN', false)
      // A socket that the visitor's cookie does not reach could do nothing; refused here, its page follows the call by polling.
      else if (!visitorHashOf(app, app.parseCookie(cookie))) decide('UNAUTHENTICATED', false)
      else
        takeRequest(app, request).then(
          (isAllowed) => decide(isAllowed ? null : 'RATE_LIMITED', isAllowed),
          () => decide('UNAVAILABLE', false),
        )
    },
  })
  io.on('connection', (socket) => serve(app, socket))
  new Gauge({
    name: 'sockets_open',
    help: 'Sockets that this process holds',
    registers: [app.metrics.registry],
    collect() {
      this.set(io.engine.clientsCount)
    },
  })
  return io
}
