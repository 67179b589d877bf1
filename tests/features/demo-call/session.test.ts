// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { Call } from '@/features/demo-call/machine'
import { forgetCall, keepCall, keptCall } from '@/features/demo-call/session'

const call: Call = { kind: 'callbot', callId: 'c', ticket: 't', phone: 'p', lastSeq: 4 }

beforeEach(() => sessionStorage.clear())

test('a call is kept for a reload, from its first event', () => {
  keepCall(call, 1_000)
  expect(keptCall(2_000)).toMatchObject({ ...call, lastSeq: 0 })
})

test('one that was left long ago, or forgotten, or is no call, is not taken up', () => {
  keepCall(call, 1_000)
  expect(keptCall(1_000 + 15 * 60_000)).toBeNull()
  forgetCall()
  expect(keptCall(2_000)).toBeNull()
  for (const text of ['nonsense', '{}', 'null', '{"callId":"c","ticket":"t","kind":"callbot"}']) {
    sessionStorage.setItem('demo-call', text)
    expect(keptCall(2_000)).toBeNull()
  }
})
