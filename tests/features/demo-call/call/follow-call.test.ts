import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followCall } from '@/features/demo-call/call/follow-call'
import type { CallAction } from '@/features/demo-call/call/call-machine'
import { ApiError } from '@/lib/api-error'

const line = vi.hoisted(() => ({
  id: 'socket',
  connected: true,
  active: true,
  on: vi.fn(),
  emit: vi.fn(),
  removeAllListeners: vi.fn(),
  disconnect: vi.fn(),
}))
const hangUp = vi.hoisted(() => vi.fn())
const readEvents = vi.hoisted(() => vi.fn())
const startCall = vi.hoisted(() => vi.fn())
vi.mock('socket.io-client', () => ({ io: () => line }))
vi.mock('@/features/demo-call/call/api', () => ({ hangUp, readEvents, startCall }))

const call = { kind: 'auto-call' as const, callId: 'c', ticket: 't', phone: '0912345678', lastSeq: 2 }
const DONE = { callId: 'c', seq: 3, state: 'DONE', result: 'ANSWER' }

const follow = (from: { lastSeq?: number; resumed?: boolean } = {}) => {
  const { lastSeq = 2, resumed = true } = from
  const actions: CallAction[] = []
  const dispatch = (action: CallAction) => void actions.push(action)
  const followed = followCall({
    call: { ...call, lastSeq },
    resumed,
    socketUrl: 'http://localhost',
    dispatch,
  })
  const happen = (name: string, ...what: unknown[]): unknown =>
    line.on.mock.calls.find(([known]) => known === name)?.[1](...what)
  const tell = () => happen('call_status', { call_id: 'c', seq: 3, state: 'DONE', result: 'ANSWER' })
  return { ...followed, tell, happen, actions, types: () => actions.map(({ type }) => type) }
}

beforeEach(() => {
  vi.useFakeTimers()
  line.connected = true
  hangUp.mockReset().mockResolvedValue(undefined)
  readEvents.mockReset().mockResolvedValue({ events: [] })
  startCall.mockReset().mockResolvedValue({ callId: 'c', status: 1 })
  for (const spy of [line.on, line.emit]) spy.mockReset()
})
afterEach(() => void vi.useRealTimers())

test('on a line that lives, hanging up is said once', async () => {
  const { hangUp: end, tell, types } = follow()
  end()
  expect(line.emit).toHaveBeenCalledExactlyOnceWith('hang_up', { call_id: 'c' })
  tell()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(hangUp).not.toHaveBeenCalled()
  expect(types()).toEqual(['hanging-up', 'status'])
})

test('said into a line that has just died, hanging up is said again over HTTP, and the end is fetched', async () => {
  const { hangUp: end, types } = follow()
  end()
  readEvents.mockResolvedValue({ events: [DONE] })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(hangUp).toHaveBeenCalledExactlyOnceWith('c', 't')
  expect(types()).toEqual(['hanging-up', 'status'])
})

test('without a line it goes over HTTP at once, and again until the network is back', async () => {
  line.connected = false
  hangUp.mockRejectedValue(new Error('offline'))
  readEvents.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ events: [DONE] })
  const { hangUp: end, types } = follow()
  end()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(hangUp).toHaveBeenCalledTimes(2)
  expect(types()).toEqual(['hanging-up', 'status'])
})

test('who cannot be told in ten seconds is lost, and the page says so', async () => {
  hangUp.mockRejectedValue(new Error('offline'))
  readEvents.mockRejectedValue(new Error('offline'))
  const { hangUp: end, types } = follow()
  end()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(types().at(-1)).toBe('lost')
})

const RINGING = { callId: 'c', seq: 2, state: 'CALLING' }
const emitted = () => line.emit.mock.calls.map(([name]) => name)

test('a socket that comes while HTTP is starting the call waits for it, and makes no second one', async () => {
  line.connected = false
  const { promise, resolve } = Promise.withResolvers<unknown>()
  startCall.mockReturnValue(promise)
  readEvents.mockResolvedValue({ events: [{ callId: 'c', seq: 1, state: 'CREATING' }, RINGING] })
  const { happen, types } = follow({ lastSeq: 0, resumed: false })
  await vi.advanceTimersByTimeAsync(4_000)
  expect(startCall).toHaveBeenCalledExactlyOnceWith('c', 't')
  line.connected = true
  happen('connect')
  await vi.advanceTimersByTimeAsync(500)
  expect(emitted()).toEqual([])
  resolve({})
  await vi.advanceTimersByTimeAsync(0)
  expect(emitted()).toEqual(['resume'])
  expect(types()).not.toContain('lost')
})

test('reading starts no call; the start is asked for once it has not been heard of, and again until it was heard', async () => {
  line.connected = false
  startCall
    .mockRejectedValueOnce(new ApiError('network'))
    .mockRejectedValueOnce(new ApiError('refused', { status: 503 }))
  const { types } = follow({ lastSeq: 0, resumed: false })
  await vi.advanceTimersByTimeAsync(8_000)
  expect(startCall).toHaveBeenCalledTimes(3)
  expect(types()).not.toContain('refused')
})

test('a start that HTTP refuses for good says why at once', async () => {
  line.connected = false
  startCall.mockRejectedValue(new ApiError('refused', { status: 401, code: 'UNAUTHENTICATED' }))
  const { actions } = follow({ lastSeq: 0, resumed: false })
  await vi.advanceTimersByTimeAsync(4_000)
  expect(actions).toEqual([{ type: 'refused', error: { code: 'UNAUTHENTICATED', retryAt: undefined } }])
})

test('a dead service is no blocked line: it is told apart, and so is its return', async () => {
  line.connected = false
  readEvents.mockRejectedValueOnce(new ApiError('refused', { status: 503, code: 'UNAVAILABLE' }))
  const { actions } = follow()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(actions.at(-1)).toEqual({ type: 'connection', connection: 'unreachable' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(actions.at(-1)).toEqual({ type: 'connection', connection: 'polling' })
})

test('after a silent minute the service is asked before the page gives up', async () => {
  const { types } = follow()
  readEvents.mockRejectedValueOnce(new ApiError('network')).mockResolvedValue({ events: [DONE] })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(readEvents).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(types()).toEqual(['status'])
})

test('when it has nothing new, or cannot be asked for ten seconds, the call is lost', async () => {
  const first = follow()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(first.types()).toEqual(['lost'])
  readEvents.mockRejectedValue(new ApiError('network'))
  const second = follow()
  await vi.advanceTimersByTimeAsync(67_000)
  expect(second.types()).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(second.types()).toEqual(['lost'])
})
