import { io, type Socket } from 'socket.io-client'
import { hangUp } from '@/features/demo-call/api/hang-up'
import { readEvents } from '@/features/demo-call/api/read-events'
import type { Call, CallAction, StatusEvent } from '@/features/demo-call/machine'
import { callStatusSchema } from '@/lib/contract/call-status'
import {
  MAKE_MESSAGES,
  SOCKET_PATH,
  type CallResponse,
  type ClientToServerEvents,
  type ServerToClientEvents,
} from '@/lib/contract/socket'
import { camelize } from '@/lib/http'

const SILENCE_MS = 60_000
const GIVE_UP_SOCKET_MS = 4_000
const POLL_MS = 1_000
const HANG_UP_AGAIN_MS = 2_000
const HANG_UP_TRIES = 5

type CallSocket = Socket<ServerToClientEvents, ClientToServerEvents>
type Input = { call: Call; resumed: boolean; socketUrl: string; dispatch: (action: CallAction) => void }

export type FollowedCall = { hangUp: () => void; stop: () => void }

/** Starts (or resumes) a call on the socket and reports every step once, in order; polls when no socket can be had. */
export const followCall = ({ call, resumed, socketUrl, dispatch }: Input): FollowedCall => {
  let lastSeq = call.lastSeq
  let started = resumed
  let stopped = false
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
    clearTimeout(silence)
    clearTimeout(poll)
    clearTimeout(ending)
    clearTimeout(giveUp)
    socket.removeAllListeners()
    socket.disconnect()
  }

  const lose = () => {
    if (stopped) return
    stop()
    dispatch({ type: 'lost' })
  }

  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(lose, SILENCE_MS)
  }

  const accept = (event: StatusEvent) => {
    lastSeq = event.seq
    heard()
    dispatch({ type: 'status', event })
    if (event.state === 'DONE') stop()
  }

  const take = (raw: unknown) => {
    const parsed = callStatusSchema.safeParse(raw)
    if (!parsed.success || stopped) return
    const event = camelize(parsed.data)
    if (event.callId !== call.callId || event.seq <= lastSeq) return
    // A step is missing: ask for everything since the last one seen instead of guessing.
    if (event.seq > lastSeq + 1) return resume()
    accept(event)
  }

  const answered = (response: CallResponse) => {
    if (response.status === 0 && !stopped) lose()
  }

  const make = () => socket.emit(MAKE_MESSAGES[call.kind], { ticket: call.ticket }, answered)

  const resume = () =>
    socket.emit('resume', { call_id: call.callId, ticket: call.ticket, last_seq: lastSeq }, (response) => {
      // The first message may have been lost with the line: then the ticket is still unused.
      if (response.status === 0 && lastSeq === 0) make()
      else answered(response)
    })

  const catchUp = async () => {
    const answer = await readEvents(call.callId, call.ticket, lastSeq).catch(() => null)
    started ||= answer !== null
    for (const event of answer?.events ?? []) if (!stopped && event.seq === lastSeq + 1) accept(event)
  }

  const startPolling = () => {
    if (stopped || poll) return
    dispatch({ type: 'connection', connection: 'polling' })
    const ask = async () => {
      if (socket.connected || stopped) return (poll = undefined)
      await catchUp()
      if (!stopped) poll = setTimeout(ask, POLL_MS)
    }
    poll = setTimeout(ask, 0)
  }

  let giveUp = setTimeout(startPolling, GIVE_UP_SOCKET_MS)

  socket.on('call_status', take)
  socket.on('connect', () => {
    clearTimeout(giveUp)
    dispatch({ type: 'connection', connection: 'live' })
    if (started) return void resume()
    started = true
    make()
  })
  socket.on('disconnect', () => {
    if (stopped) return
    dispatch({ type: 'connection', connection: 'reconnecting' })
    // The server may have closed on purpose; socket.io reconnects by itself only when the network did it.
    if (!socket.active) socket.connect()
    giveUp = setTimeout(startPolling, GIVE_UP_SOCKET_MS)
  })
  heard()

  // What is said into a line that has just died is lost without a word, so the wish is repeated until the call is over.
  const endOverHttp = async (tries = HANG_UP_TRIES) => {
    if (tries === 0) return lose()
    await hangUp(call.callId, call.ticket).catch(() => undefined)
    await catchUp()
    if (!stopped) ending = setTimeout(endOverHttp, HANG_UP_AGAIN_MS, tries - 1)
  }

  return {
    hangUp: () => {
      dispatch({ type: 'hanging-up' })
      if (!socket.connected) return void endOverHttp()
      socket.emit('hang_up', { call_id: call.callId })
      ending = setTimeout(endOverHttp, HANG_UP_AGAIN_MS)
    },
    stop,
  }
}
