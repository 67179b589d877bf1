import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { z } from 'zod'
import type { DemoCallKind } from '../../lib/contract/enums.ts'
import type { ErrorCode } from '../../lib/contract/error-codes.ts'
import {
  hangUpSchema,
  MAKE_MESSAGES,
  makeCallSchema,
  resumeSchema,
  SOCKET_PATH,
  type CallResponse,
  type ClientToServerEvents,
  type ServerToClientEvents,
} from '../../lib/contract/socket.ts'
import { createRateLimit } from '../api/rate-limit.ts'
import { visitorHashOf } from '../api/visitor.ts'
import type { Context } from '../context.ts'
import { isAllowedOrigin, isCrossOrigin } from './origin.ts'
import { makeCall, resumeCall, type Asker } from './socket-calls.ts'

type CallSocket = Socket<ClientToServerEvents, ServerToClientEvents>
type Message = keyof ClientToServerEvents

const MESSAGES_PER_MINUTE = 30

const refused = (code: ErrorCode): CallResponse => ({ call_id: null, status: 0, error_code: code })

/** Listens on the socket path of a server: makes, resumes and ends calls and tells how they go. */
export const openSockets = (server: HttpServer, context: Context): Server => {
  const io = new Server<ClientToServerEvents, ServerToClientEvents>(server, {
    path: SOCKET_PATH,
    addTrailingSlash: false,
    serveClient: false,
    maxHttpBufferSize: 32_768,
    cors: { origin: context.env.SITE_URL, credentials: true },
    allowRequest: (request, decide) => decide(null, isAllowedOrigin(request, context.env.SITE_URL)),
  })
  const allow = createRateLimit(MESSAGES_PER_MINUTE, 60_000, context.clock)

  io.on('connection', (socket) => {
    const asker = askerOf(context, socket)
    socket.on('disconnect', asker.leaveAll)

    const answer = <Schema extends z.ZodType>(
      message: Message,
      schema: Schema,
      work: (body: z.output<Schema>) => Promise<CallResponse>,
    ) => {
      const handle = async (body: unknown): Promise<CallResponse> => {
        if (!allow(socket.id)) return refused('RATE_LIMITED')
        const parsed = schema.safeParse(body)
        return parsed.success ? work(parsed.data) : refused('VALIDATION')
      }
      socket.on(message, (body: unknown, acknowledge?: unknown) => {
        handle(body)
          .catch(() => refused('INTERNAL'))
          .then((response) => {
            if (typeof acknowledge === 'function') acknowledge(response)
            socket.emit(`${message}_response`, response)
          })
      })
    }
    for (const [kind, message] of Object.entries(MAKE_MESSAGES)) answer(message, makeCallSchema, (body) => makeCall(context, asker, kind, body))
  })
  return io
}
