import { io, type Socket } from 'socket.io-client'
import { callStatusSchema, type CallStatus } from '../../lib/contract/call-status.ts'
import {
  callResponseSchema,
  SOCKET_PATH,
  type CallResponse,
  type ClientToServerEvents,
  type ServerToClientEvents,
} from '../../lib/contract/socket.ts'
import type { Harness, Visitor } from './harness.ts'

type Message = keyof ClientToServerEvents

/** A page's socket: keeps every call event it is sent, in the order of arrival. */
export const openClient = async (
  harness: Pick<Harness, 'url'>,
  visitor: Visitor | null,
  headers: Record<string, string> = {},
) => {
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(harness.url, {
    path: SOCKET_PATH,
    addTrailingSlash: false,
    forceNew: true,
    reconnectionDelay: 20,
    transports: ['websocket'],
    extraHeaders: { ...(visitor ? { cookie: visitor.cookie } : {}), ...headers },
  })
  const events: CallStatus[] = []
  socket.on('call_status', (event) => events.push(callStatusSchema.parse(event)))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    socket,
    events,
    ask: async (message: Message, body: unknown): Promise<CallResponse> =>
      callResponseSchema.parse(await socket.timeout(5_000).emitWithAck(message, ...arguments_(body))),
    /** The whole call, once it is over. */
    untilDone: (limitMs = 10_000) => until(() => events.at(-1)?.state === 'DONE', limitMs).then(() => events),
    close: () => socket.disconnect(),
  }
}

// Tests send what the types forbid; that is the point of them.
const arguments_ = (body: unknown): [never] => [body as never]

/** Waits until something holds, up to ten seconds. */
export const until = async (holds: () => boolean | Promise<boolean>, limitMs = 10_000): Promise<void> => {
  const end = Date.now() + limitMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it never came to be')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
