// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { START, type Call, type FinishedCall } from '@/features/demo-call/call/call-machine'
import { finishedCall, runningCall, sentForm } from '@/features/demo-call/call/session'

const call: Call = { kind: 'callbot', callId: 'c', ticket: 't', phone: 'p', lastSeq: 4, ringingAt: 7 }
const ended: FinishedCall = {
  state: 'DONE',
  call,
  result: 'ANSWER',
  durationMs: 1,
  recordingUrl: '/r',
  lines: [],
  isRestored: false,
}

beforeEach(() => sessionStorage.clear())

test('a call, its end and a form being sent are kept for a reload, each by itself', () => {
  runningCall.save(call, 1_000)
  finishedCall.save({ page: '/', call: ended }, 1_000)
  expect(runningCall.read(2_000)).toMatchObject(call)
  expect(finishedCall.read(2_000)).toMatchObject({ page: '/', call: ended })
  expect(sentForm.read(2_000)).toBeNull()
  runningCall.remove()
  expect(runningCall.read(2_000)).toBeNull()
  expect(finishedCall.read(2_000)).not.toBeNull()
})

test('what was left long ago, or is something else, is not taken up', () => {
  runningCall.save(call, 1_000)
  expect(runningCall.read(1_000 + 15 * 60_000)).toBeNull()
  for (const text of [
    'nonsense',
    '{}',
    'null',
    JSON.stringify(START),
    '{"callId":"c","ticket":"t","kind":"callbot"}',
  ]) {
    sessionStorage.setItem('demo-call', text)
    expect(runningCall.read(2_000)).toBeNull()
  }
})
