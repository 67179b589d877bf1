import { createServer, type Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { followCall, type FollowedCall } from '@/features/demo-call/call/follow-call'
import type { CallAction } from '@/features/demo-call/call/call-machine'
import { SOCKET_PATH } from '@/lib/contract/socket'

/** How a service tells what it makes of a message. */
const WAYS = {
  acknowledgement: { acknowledges: true, responds: false },
  '…_response': { acknowledges: false, responds: true },
  both: { acknowledges: true, responds: true },
} as const
type Way = { acknowledges: boolean; responds: boolean }

const SILENT: Way = { acknowledges: false, responds: false }
const CALL = { kind: 'voice-otp' as const, callId: 'c', ticket: 't', phone: 'p', lastSeq: 0 }

let io: Server | undefined
let http: HttpServer | undefined
let followed: FollowedCall | undefined
afterEach(async () => {
  followed?.stop()
  await io?.close()
})

/** A service of somebody else's: answers in its own way, and then does what it is told to. */
const openService = async (way: Way, answers: Record<string, object>, granted?: (socket: Socket) => void) => {
  http = createServer()
  io = new Server(http, { path: SOCKET_PATH, addTrailingSlash: false })
  const messages: string[] = []
  io.on('connection', (socket) => {
    socket.onAny((name: string, _body: unknown, acknowledge: unknown) => {
      messages.push(name)
      const answer = answers[name] ?? { call_id: 'c', status: 1 }
      if (way.acknowledges && typeof acknowledge === 'function') acknowledge(answer)
      if (way.responds) socket.emit(`${name}_response`, answer)
      if (!answers[name]) granted?.(socket)
    })
  })
  await new Promise<void>((resolve) => http?.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const actions: CallAction[] = []
  followed = followCall({
    call: CALL,
    resumed: false,
    socketUrl: `http://127.0.0.1:${address.port}`,
    dispatch: (action) => void actions.push(action),
  })
  return { actions, messages }
}

const PATIENCE = { timeout: 3_000 }

describe.each(Object.entries(WAYS))('by %s', (_name, way) => {
  test.each([
    'DAILY_LIMIT_REACHED',
    'OUTSIDE_CALLING_HOURS',
    'RATE_LIMITED',
    'CALL_NOT_ALLOWED',
    'UNAVAILABLE',
  ])('a refusal is shown with its own reason at once: %s', async (code) => {
    const refusal = { call_id: null, status: 0, error_code: code }
    const { actions, messages } = await openService(way, { make_voice_otp_call: refusal })
    await vi.waitFor(
      () => expect(actions.at(-1)).toMatchObject({ type: 'refused', error: { code } }),
      PATIENCE,
    )
    expect(messages).toEqual(['make_voice_otp_call'])
  })

  test('a reason nobody knows is still a refusal', async () => {
    const { actions } = await openService(way, { make_voice_otp_call: { status: 0, error_code: 'E_4711' } })
    const refused = { type: 'refused', error: { code: 'INTERNAL' } }
    await vi.waitFor(() => expect(actions.at(-1)).toMatchObject(refused), PATIENCE)
  })
})

test.each([...Object.entries(WAYS), ['neither', SILENT] as const])(
  'a call goes on and ends, resumed once on the way, where answers come by %s',
  async (_name, way) => {
    const { actions, messages } = await openService(way, {}, (socket) => {
      const step = (seq: number, state: string, more = {}) =>
        socket.emit('call_status', { call_id: 'c', seq, state, ...more })
      if (messages.length === 1) {
        step(1, 'CREATING')
        step(2, 'CALLING')
        return void setTimeout(() => socket.conn.close(), 50)
      }
      step(2, 'CALLING')
      step(3, 'DONE', { result: 'BUSY' })
    })
    const steps = () => actions.flatMap((action) => (action.type === 'status' ? [action.event.seq] : []))
    await vi.waitFor(() => expect(steps()).toEqual([1, 2, 3]), PATIENCE)
    expect(messages).toEqual(['make_voice_otp_call', 'resume'])
    expect(actions.some(({ type }) => type === 'refused' || type === 'lost')).toBe(false)
  },
)
