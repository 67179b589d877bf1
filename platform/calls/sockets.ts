import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import {
  hangUpSchema,
  makeCallSchema,
  resumeSchema,
  SOCKET_PATH,
  type ClientToServerEvents,
  type ServerToClientEvents,
} from '../../lib/contract/socket.ts'
import { createRateLimit } from '../api/rate-limit.ts'
import { visitorHashOf } from '../api/visitor.ts'
import type { Context, Logger } from '../context.ts'
import type { Follower } from './live-call.ts'
import { isAllowedOrigin, isCrossOrigin } from './origin.ts'
import { hangUpCall, makeCall, refused, resumeCall, type Asker, type Outcome } from './socket-calls.ts'

type CallServer = Server<ClientToServerEvents, ServerToClientEvents>
type CallSocket = Socket<ClientToServerEvents, ServerToClientEvents>
type Message = keyof ClientToServerEvents
type Handle = (body: unknown) => Promise<Outcome>

const MESSAGES_PER_MINUTE = 30

const checked =
  <Body>(
    schema: { safeParse: (body: unknown) => { success: true; data: Body } | { success: false } },
    work: (body: Body) => Promise<Outcome>,
  ): Handle =>
  async (body) => {
    const parsed = schema.safeParse(body)
    return parsed.success ? work(parsed.data) : refused('VALIDATION')
  }

const handlersFor = (context: Context, asker: Asker): Record<Message, Handle> => ({
  make_auto_call: checked(makeCallSchema, (body) => makeCall(context, asker, 'auto-call', body)),
  make_voice_otp_call: checked(makeCallSchema, (body) => makeCall(context, asker, 'voice-otp', body)),
  make_callbot_call: checked(makeCallSchema, (body) => makeCall(context, asker, 'callbot', body)),
  resume: checked(resumeSchema, (body) => resumeCall(context, asker, body)),
  hang_up: checked(hangUpSchema, (body) => hangUpCall(context, asker, body)),
})

const isMessage = (name: string, handlers: Record<Message, Handle>): name is Message =>
  Object.hasOwn(handlers, name)

const serve = (context: Context, log: Logger, allow: (key: string) => boolean, socket: CallSocket) => {
  const { headers } = socket.handshake
  const visitorHash = visitorHashOf(context, headers.cookie)
  const asker: Asker = { visitorHash, canHaveCookie: !isCrossOrigin(headers), calls: new Set() }
  const handlers = handlersFor(context, asker)
  const followed = new Map<string, () => void>()
  const follower: Follower = {
    send: (event) => void socket.emit('call_status', event),
    // Closing the transport, not the socket, looks like a lost connection: the client comes back by itself.
    cut: () => socket.conn.close(),
  }

  const follow = async ({ callId, lastSeq }: NonNullable<Outcome['follow']>) => {
    followed.get(callId)?.()
    const leave = await context.centre.follow(callId, lastSeq, follower)
    if (socket.connected) followed.set(callId, leave)
    else leave()
  }

  socket.on('disconnect', () => {
    for (const leave of followed.values()) leave()
  })

  socket.onAny(async (name: string, body: unknown, acknowledge: unknown) => {
    if (!isMessage(name, handlers)) return
    const outcome = await (
      allow(socket.id) ? handlers[name](body) : Promise.resolve(refused('RATE_LIMITED'))
    ).catch((error: unknown) => {
      log.error({ err: error, message: name }, 'socket message failed')
      return refused('INTERNAL')
    })
    if (typeof acknowledge === 'function') acknowledge(outcome.response)
    socket.emit(`${name}_response`, outcome.response)
    if (outcome.follow)
      await follow(outcome.follow).catch((error: unknown) => log.error({ err: error }, 'follow failed'))
  })
}

/** Listens on the socket path of a server: makes, resumes and ends calls and tells how they go. */
export const openSockets = (server: HttpServer, context: Context, log: Logger): CallServer => {
  const { env, clock } = context
  const io: CallServer = new Server(server, {
    path: SOCKET_PATH,
    addTrailingSlash: false,
    serveClient: false,
    maxHttpBufferSize: 32_768,
    cors: { origin: env.SITE_URL, credentials: true },
    allowRequest: (request, decide) => decide(null, isAllowedOrigin(request.headers, env.SITE_URL)),
  })
  const allow = createRateLimit(MESSAGES_PER_MINUTE, 60_000, clock)
  io.on('connection', (socket) => serve(context, log, allow, socket))
  return io
}
