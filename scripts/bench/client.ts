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

const book = async (url: string, index: number) => {
  let cookie = ''
  const send = async (route: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(url + API_BASE + route, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response.json()
  }
  const puzzle = success(captchaChallengeSchema).parse(await send(paths.captchaChallenge('auto-call'))).result
  const { expires_at, key_length, key_prefix, ...rest } = puzzle.parameters
  const challenge = {
    parameters: { ...rest, expiresAt: expires_at, keyLength: key_length, keyPrefix: key_prefix },
    signature: puzzle.signature,
  }
  const solution = await solveChallenge({ challenge, deriveKey })
  const answer = await send(paths.demoCall('auto-call'), {
    recaptcha: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
    phoneNumber: `0912${String(index).padStart(4, '0')}78`,
    campaignId: 'payment-reminder',
    personalizedFields: { danh_xung: 'Anh', ten: 'Minh' },
    consent: { accepted: true, version: 'bench' },
  })
  return { cookie, ...success(demoCallTicketSchema).parse(answer).result }
}

/** Books a call as a visitor of its own, starts it on a socket and follows it to its end. */
export const followBooked = async (url: string, index: number): Promise<Followed> => {
  const { call_id: callId, ticket, cookie } = await book(url, index)
  const socket = io(url, {
    path: SOCKET_PATH,
    addTrailingSlash: false,
    forceNew: true,
    transports: ['websocket'],
    extraHeaders: { cookie },
  })
  const events: Followed['events'] = []
  await new Promise<void>((resolve) => {
    socket.on('connect', () => {
      const lastSeq = Math.max(0, ...events.map(({ event }) => event.seq))
      if (lastSeq > 0) socket.emit('resume', { call_id: callId, ticket, last_seq: lastSeq })
      else socket.emit('make_auto_call', { ticket })
    })
    socket.on('call_status', (raw: unknown) => {
      const at = Date.now()
      const event = callStatusSchema.parse(raw)
      events.push({ at, event })
      if (event.state === 'DONE') resolve()
    })
  })
  socket.disconnect()
  return { callId, events }
}
