import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { io } from 'socket.io-client'
import { captchaChallengeSchema } from '../../lib/contract/captcha.ts'
import { callStatusSchema, type CallStatus } from '../../lib/contract/call-status.ts'
import { demoCallTicketSchema } from '../../lib/contract/demo-call.ts'
import { success } from '../../lib/contract/envelope.ts'
import { API_BASE, paths } from '../../lib/contract/paths.ts'
import { SOCKET_PATH } from '../../lib/contract/socket.ts'

/** One call as its visitor saw it: the events in the order of arrival, each with its moment (ms since 1970). */
export type Followed = { callId: string; events: { at: number; event: CallStatus }[] }

type Options = { headers?: Record<string, string>; onEvent?: (event: CallStatus) => void }

/** Does the work of a puzzle, as the platform answered with it; gives the token. */
export const solvePuzzle = async (answer: unknown): Promise<string> => {
  const { parameters, signature } = success(captchaChallengeSchema).parse(answer).result
  const { expires_at, key_length, key_prefix, ...rest } = parameters
  const challenge = {
    parameters: { ...rest, expiresAt: expires_at, keyLength: key_length, keyPrefix: key_prefix },
    signature,
  }
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** A visitor whose page is open: a cookie, a puzzle and a socket, and no call yet. */
export const openVisitor = async (url: string, index: number, { headers = {}, onEvent }: Options = {}) => {
  let cookie = ''
  const send = async (route: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(url + API_BASE + route, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, cookie, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response.json()
  }
  // Brings the cookie that a socket is let in by.
  await send(paths.callsLeft('auto-call'))
  const puzzle = await send(paths.captchaChallenge('auto-call'))
  const socket = io(url, {
    path: SOCKET_PATH,
    addTrailingSlash: false,
    forceNew: true,
    transports: ['websocket'],
    extraHeaders: { ...headers, cookie },
  })
  await new Promise<void>((resolve) => socket.once('connect', resolve))

  const book = async () => {
    const answer = await send(paths.demoCall('auto-call'), {
      recaptcha: await solvePuzzle(puzzle),
      phoneNumber: `0912${String(index).padStart(4, '0')}78`,
      campaignId: 'payment-reminder',
      personalizedFields: { danh_xung: 'Anh', ten: 'Minh' },
      consent: { accepted: true, version: 'bench' },
    })
    const booked = success(demoCallTicketSchema).safeParse(answer)
    if (!booked.success) throw new Error(`not booked: ${JSON.stringify(answer)}`)
    return booked.data.result
  }

  return {
    /** Books a call; gives the way to start it on the socket and follow it to its end. */
    book: async (): Promise<() => Promise<Followed>> => {
      const { call_id: callId, ticket } = await book()
      return () =>
        new Promise((resolve) => {
          const events: Followed['events'] = []
          const resume = () =>
            socket.emit('resume', { call_id: callId, ticket, last_seq: events.at(-1)?.event.seq ?? 0 })
          // As the page does: a connection that comes back goes on, and so does one whose ticket was used already.
          socket.on('connect', resume)
          socket.on('make_auto_call_response', ({ status }: { status: number }) => status === 0 && resume())
          socket.on('call_status', (raw: unknown) => {
            const event = callStatusSchema.parse(raw)
            events.push({ at: Date.now(), event })
            onEvent?.(event)
            if (event.state === 'DONE') resolve({ callId, events })
          })
          socket.emit('make_auto_call', { ticket })
        })
    },
    close: () => void socket.disconnect(),
  }
}

/** Books a call as a visitor of its own, starts it on a socket and follows it to its end; `onEvent` hears of each event. */
export const followBooked = async (url: string, index: number, options?: Options): Promise<Followed> => {
  const visitor = await openVisitor(url, index, options)
  const follow = await visitor.book()
  return follow().finally(visitor.close)
}
