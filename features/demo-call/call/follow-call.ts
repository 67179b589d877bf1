import { io, type Socket } from 'socket.io-client'
import { z } from 'zod'
import { hangUp, readEvents, startCall } from '@/features/demo-call/call/api'
import type { Call, CallAction, CallError, StatusEvent } from '@/features/demo-call/call/call-machine'
import { toCallError, retryAt } from '@/features/demo-call/call/call-error'
import { ApiError } from '@/lib/api-error'
import { callStatusSchema } from '@/lib/contract/call-status'
import { ERROR_CODES } from '@/lib/contract/error-codes'
import {
  MAKE_MESSAGES,
  SOCKET_PATH,
  type ClientToServerEvents,
  type ServerToClientEvents,
} from '@/lib/contract/socket'
import { camelize } from '@/lib/http'

const SILENCE_MS = 60_000
const GIVE_UP_SOCKET_MS = 4_000
const POLL_MS = 1_000
const AGAIN_MS = 2_000
const LAST_TRIES = 5

type CallSocket = Socket<ServerToClientEvents, ClientToServerEvents>
type Input = { call: Call; resumed: boolean; socketUrl: string; dispatch: (action: CallAction) => void }

export type FollowedCall = { hangUp: () => void; stop: () => void }

// A provider's own code is no reason to overlook its refusal.
const answerSchema = z.object({
  status: z.union([z.literal(0), z.literal(1)]),
  error_code: z.enum(ERROR_CODES).catch('INTERNAL').default('INTERNAL'),
})

/** Whether asking again in a moment may help: no answer at all, a service in trouble, too many requests. */
const isPassing = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.kind !== 'refused' ||
  error.status === undefined ||
  error.status === 429 ||
  error.status >= 500

/** Starts (or resumes) a call on the socket and reports every step once, in order; polls when no socket can be had. */
export const followCall = ({ call, resumed, socketUrl, dispatch }: Input): FollowedCall => {
  const { callId, ticket } = call
  let lastSeq = call.lastSeq
  /** Whether a start has been asked for, by an earlier page, a message or a request, whatever came of it. */
  let isStartAsked = resumed
  let starting: Promise<void> | undefined
  let httpStart: 'untried' | 'tried' | 'done' = 'untried'
  let isSocketRefused = false
  let awaited: 'make' | 'resume' | undefined
  let stopped = false
  let isPolling = false
  let silence: ReturnType<typeof setTimeout> | undefined
  let poll: ReturnType<typeof setTimeout> | undefined
  let ending: ReturnType<typeof setTimeout> | undefined
  const socket: CallSocket = io(socketUrl || window.location.origin, {
    path: SOCKET_PATH,
    addTrailingSlash: false,
    withCredentials: true,
    reconnectionDelay: 300,
    reconnectionDelayMax: 3_000,
  })

  const stop = () => {
    if (stopped) return
    stopped = true
    for (const timer of [silence, poll, ending, giveUp]) clearTimeout(timer)
    socket.removeAllListeners()
    socket.disconnect()
  }

  const finish = (action: CallAction) => {
    if (stopped) return
    stop()
    dispatch(action)
  }
  const giveUpCall = () => finish({ type: 'lost' })
  const refuse = (error: CallError) => finish({ type: 'refused', error })

  const accept = (event: StatusEvent) => {
    lastSeq = event.seq
    awaitNext()
    dispatch({ type: 'status', event, at: Date.now() })
    if (event.state === 'DONE') stop()
  }

  const receive = (raw: unknown) => {
    const parsed = callStatusSchema.safeParse(raw)
    if (!parsed.success || stopped) return
    const event = camelize(parsed.data)
    if (event.callId !== callId || event.seq <= lastSeq) return
    // A step is missing: ask for everything since the last one seen instead of guessing.
    if (event.seq > lastSeq + 1) return resume()
    accept(event)
  }

  // Acknowledgement, `…_response`, both or neither: the first answer to what was asked last counts.
  const answerTo = (message: 'make' | 'resume') => (raw: unknown) => {
    const parsed = answerSchema.safeParse(raw)
    if (!parsed.success || stopped || awaited !== message) return
    awaited = undefined
    const { status, error_code: code } = parsed.data
    if (status === 1) return
    // The first message may have been lost with the line: then the ticket is still unused.
    if (message === 'resume' && lastSeq === 0) return make()
    // Once there is a call, or a request that may have started it, only HTTP can still tell what became of it.
    if (message === 'resume' || httpStart !== 'untried') return leaveSocket()
    refuse({ code, retryAt: retryAt(code, { retryAfter: undefined, now: Date.now() }) })
  }

  const make = () => {
    awaited = 'make'
    socket.emit(MAKE_MESSAGES[call.kind], { ticket }, answerTo('make'))
  }

  const resume = () => {
    awaited = 'resume'
    socket.emit('resume', { call_id: callId, ticket, last_seq: lastSeq }, answerTo('resume'))
  }

  const leaveSocket = () => {
    isSocketRefused = true
    socket.disconnect()
    startPolling()
  }

  const startOverHttp = async () => {
    isStartAsked = true
    httpStart = 'tried'
    try {
      await startCall(callId, ticket)
      httpStart = 'done'
    } catch (error) {
      if (!isPassing(error) && lastSeq === 0) refuse(toCallError(error, Date.now()))
    }
  }

  /** Fetches what happened since the last event; whether there was an answer. */
  const catchUp = async () => {
    try {
      const { events } = await readEvents(callId, ticket, lastSeq)
      for (const event of events) if (!stopped && event.seq === lastSeq + 1) accept(event)
      return true
    } catch (error) {
      if (!isPassing(error)) giveUpCall()
      return false
    }
  }

  const pollOn = async () => {
    if (socket.connected) return void (isPolling = false)
    if (lastSeq === 0 && httpStart !== 'done') {
      starting = startOverHttp()
      await starting
      starting = undefined
    }
    const isAnswered = !stopped && (await catchUp())
    if (stopped) return
    if (!socket.connected)
      dispatch({ type: 'connection', connection: isAnswered ? 'polling' : 'unreachable' })
    poll = setTimeout(pollOn, POLL_MS)
  }

  const startPolling = () => {
    if (stopped || isPolling) return
    isPolling = true
    void pollOn()
  }

  // A page that slept through the minute has only lost its line: it gives up when the service has nothing new, or cannot be asked.
  const askOnce = async (tries = LAST_TRIES) => {
    const before = lastSeq
    const isAnswered = await catchUp()
    if (stopped || lastSeq > before) return
    if (isAnswered || tries === 1) return giveUpCall()
    silence = setTimeout(askOnce, AGAIN_MS, tries - 1)
  }

  const awaitNext = () => {
    clearTimeout(silence)
    silence = setTimeout(askOnce, SILENCE_MS)
  }

  let giveUp = setTimeout(startPolling, GIVE_UP_SOCKET_MS)

  socket.on('call_status', receive)
  socket.on(`${MAKE_MESSAGES[call.kind]}_response`, answerTo('make'))
  socket.on('resume_response', answerTo('resume'))
  socket.on('connect', async () => {
    clearTimeout(giveUp)
    const { id } = socket
    // A start that is on its way over HTTP would spend the ticket this message wants to spend.
    await starting
    if (stopped || socket.id !== id) return
    dispatch({ type: 'connection', connection: 'live' })
    if (isStartAsked) return resume()
    isStartAsked = true
    make()
  })
  socket.on('disconnect', () => {
    if (stopped || isSocketRefused) return
    dispatch({ type: 'connection', connection: 'reconnecting' })
    // The server may have closed on purpose; socket.io reconnects by itself only when the network did it.
    if (!socket.active) socket.connect()
    giveUp = setTimeout(startPolling, GIVE_UP_SOCKET_MS)
  })
  awaitNext()

  // What is said into a line that has just died is lost without a word, so the wish is repeated until the call is over.
  const endOverHttp = async (tries = LAST_TRIES) => {
    if (tries === 0) return giveUpCall()
    await hangUp(callId, ticket).catch(() => undefined)
    await catchUp()
    if (!stopped) ending = setTimeout(endOverHttp, AGAIN_MS, tries - 1)
  }

  return {
    hangUp: () => {
      dispatch({ type: 'hanging-up' })
      if (!socket.connected) return void endOverHttp()
      socket.emit('hang_up', { call_id: callId })
      ending = setTimeout(endOverHttp, AGAIN_MS)
    },
    stop,
  }
}
