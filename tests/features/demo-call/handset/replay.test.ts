import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HANDSET_CALL } from '@/features/demo-call/handset/phone-connection'
import { openReplay } from '@/features/demo-call/handset/replay'
import { callMachine, START, type CallAction, type CallView } from '@/features/demo-call/call/call-machine'
import { pass, play, ring } from './ring'
import { scriptOf } from './scripts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a replay says what was said and names answers in the language of the page, leaves out the thinking, and ends as the call did', async () => {
  const shown = scriptOf('appointment-reminder.vi')
  const first = ring(scriptOf('appointment-reminder.en'), { shown })
  first.line.answer()
  await pass(first.lengthOf('hello') + 9_000)
  first.line.press('2')
  await pass(1_000)
  first.line.press('1')
  await pass(60_000)
  const before = first.view()
  if (before.state !== 'DONE') throw new Error(before.state)

  let view: CallView = callMachine(START, { type: 'submitted', phone: 'here' })
  const dispatch = (action: CallAction) => void (view = callMachine(view, action))
  dispatch({
    type: 'accepted',
    call: { kind: 'auto-call', callId: HANDSET_CALL, ticket: 'x', phone: 'here', lastSeq: 0 },
  })
  const onKey: string[] = []
  const started = Date.now()
  openReplay({
    turns: first.line.turns(),
    durationMs: before.durationMs,
    play,
    dispatch,
    show: () => undefined,
    onKey: (key) => void onKey.push(key),
  })
  while (view.state !== 'DONE' && Date.now() - started < 120_000) await pass(100)
  expect(view).toMatchObject({ state: 'DONE', result: 'ANSWER', durationMs: before.durationMs })
  expect(onKey).toEqual(['2', '1'])
  const labels = Object.values(shown.steps).flatMap(({ keys }) =>
    Object.values(keys).map(({ label }) => label),
  )
  expect(labels).toContain(first.ui.notes?.[0]?.value)
  expect(Date.now() - started).toBeLessThan(before.durationMs)
})
