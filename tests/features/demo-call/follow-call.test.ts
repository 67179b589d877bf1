import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followCall } from '@/features/demo-call/follow-call'
import type { CallAction } from '@/features/demo-call/machine'

const line = vi.hoisted(() => ({
  connected: true,
  active: true,
  on: vi.fn(),
  emit: vi.fn(),
  removeAllListeners: vi.fn(),
  disconnect: vi.fn(),
}))
const hangUp = vi.hoisted(() => vi.fn())
const readEvents = vi.hoisted(() => vi.fn())
vi.mock('socket.io-client', () => ({ io: () => line }))
vi.mock('@/features/demo-call/api/hang-up', () => ({ hangUp }))
vi.mock('@/features/demo-call/api/read-events', () => ({ readEvents }))

const call = { kind: 'auto-call' as const, callId: 'c', ticket: 't', phone: '0912345678', lastSeq: 2 }
const DONE = { callId: 'c', seq: 3, state: 'DONE', result: 'ANSWER' }

const follow = () => {
  const actions: CallAction[] = []
  const dispatch = (action: CallAction) => void actions.push(action)
  const followed = followCall({ call, resumed: true, socketUrl: 'http://localhost', dispatch })
  const tell = () =>
    line.on.mock.calls.find(([name]) => name === 'call_status')?.[1]({
      call_id: 'c',
      seq: 3,
      state: 'DONE',
      result: 'ANSWER',
    })
  return { ...followed, tell, types: () => actions.map(({ type }) => type) }
}

beforeEach(() => {
  vi.useFakeTimers()
  line.connected = true
  hangUp.mockReset().mockResolvedValue(undefined)
  readEvents.mockReset().mockResolvedValue({ events: [] })
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
