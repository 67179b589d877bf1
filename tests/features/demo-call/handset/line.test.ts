import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ClipSource } from '@/features/demo-call/handset/clip-source'
import { openLine, HANDSET_CALL, type Desk } from '@/features/demo-call/handset/line'
import { openReplay } from '@/features/demo-call/handset/replay'
import { stepOf, toClip, type Clip, type Script } from '@/features/demo-call/handset/script'
import { callMachine, START, type CallAction, type CallView } from '@/features/demo-call/machine'
import type { HandsetKey } from '@/lib/contract/handset-keys'
import { scriptOf, shippedScripts } from './scripts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A line whose clips are played by the test clock, with everything it reports. */
const ring = (script: Script, { isPatient = false } = {}) => {
  let view: CallView = callMachine(START, { type: 'submitted', phone: 'here' })
  const actions: CallAction[] = []
  const desk: Partial<Desk> = {}
  const dispatch = (action: CallAction) => {
    actions.push(action)
    view = callMachine(view, action)
  }
  const { kind } = script
  dispatch({
    type: 'accepted',
    call: { kind, callId: HANDSET_CALL, ticket: HANDSET_CALL, phone: 'here', lastSeq: 0 },
  })
  const play = (clip: Clip, on: { time: (ms: number) => void; end: () => void }) => {
    const from = Date.now()
    const timer = setTimeout(on.end, clip.durationMs)
    return {
      stop: () => {
        clearTimeout(timer)
        return Math.min(Date.now() - from, clip.durationMs)
      },
    }
  }
  const clips: ClipSource = {
    get: (id) => Promise.resolve({ clip: toClip(stepOf(script, id).speech), isStandIn: false }),
    prepare: () => undefined,
    letGo: () => undefined,
  }
  const line = openLine({
    ...{ script, clips, play, dispatch, now: () => Date.now(), isPatient: () => isPatient },
    show: (change) => void Object.assign(desk, change),
    pressedText: (key) => `[${key}]`,
    always: { stop: 'stop', person: 'person' },
  })
  const lengthOf = (id: string) => stepOf(script, id).speech.duration_ms
  return { line, desk, actions, play, lengthOf, view: () => view }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a call on the line in the page', () => {
  test('goes INIT → CREATING → CALLING → DONE through the machine of the real call', async () => {
    const { line, view, desk, lengthOf } = ring(scriptOf('appointment-reminder.vi'))
    expect(view()).toMatchObject({ state: 'CALLING', talkedMs: undefined, lines: [] })
    line.answer()
    await pass(10)
    expect(view()).toMatchObject({ state: 'CALLING', talkedMs: 0 })
    expect(desk.clip?.text).toContain('trợ lý AI')
    await pass(lengthOf('hello'))
    expect(desk.waiting).toBe(true)
    line.press('1')
    await pass(lengthOf('confirmed') + 1_000)
    const end = view()
    if (end.state !== 'DONE') throw new Error(end.state)
    expect(end.result).toBe('ANSWER')
    expect(end.lines.map(({ speaker }) => speaker)).toEqual(['agent', 'customer', 'agent'])
    expect(end.durationMs).toBeGreaterThan(lengthOf('hello'))
    expect(desk.status).toMatchObject({ tone: 'good' })
    expect(desk.notes).toHaveLength(1)
    expect(desk.keys).toEqual(['1'])
  })

  test('a key cuts in: the rest is not said and not written down', async () => {
    const script = scriptOf('payment-reminder.vi')
    const { line, view, desk } = ring(script)
    line.answer()
    await pass(1_200)
    line.press('1')
    await pass(10)
    const now = view()
    if (now.state !== 'CALLING') throw new Error(now.state)
    expect(now.lines[0]?.text).toMatch(/…$/)
    expect(now.lines[0]?.endMs).toBeLessThan(1_300)
    expect(desk.stepId).toBe('amount')
  })

  test('a key without an option is answered, and the menu still listens', async () => {
    const script = scriptOf('payment-reminder.en')
    const { line, desk, lengthOf } = ring(script)
    line.answer()
    await pass(lengthOf('hello') + 10)
    line.press('7')
    await pass(10)
    expect(desk.clip?.text).toBe(stepOf(script, 'unknown').speech.text)
    expect(desk.stepId).toBe('hello')
    await pass(lengthOf('unknown'))
    expect(desk.waiting).toBe(true)
    line.press('1')
    await pass(10)
    expect(desk.stepId).toBe('amount')
  })

  test('silence is asked about twice, then the call ends politely', async () => {
    const script = scriptOf('payment-reminder.vi')
    const { line, view, desk, lengthOf } = ring(script)
    line.answer()
    await pass(3 * (lengthOf('hello') + 15_000) + lengthOf('silent') + 2_000)
    expect(view()).toMatchObject({ state: 'DONE', result: 'ANSWER' })
    expect(desk.status?.text).toBe(stepOf(script, 'silent').end?.status)
  })

  test('who reads captions is given all the time in the world', async () => {
    const { line, view } = ring(scriptOf('payment-reminder.vi'), { isPatient: true })
    line.answer()
    await pass(3_600_000)
    expect(view().state).toBe('CALLING')
  })

  test('hanging up before the answer is NO_ANSWER, during the talk ANSWER, and nothing follows', async () => {
    const declined = ring(scriptOf('payment-reminder.vi'))
    declined.line.hangUp()
    expect(declined.view()).toMatchObject({ state: 'DONE', result: 'NO_ANSWER', durationMs: 0 })
    const talked = ring(scriptOf('payment-reminder.vi'))
    talked.line.answer()
    await pass(2_000)
    talked.line.hangUp()
    const { length } = talked.actions
    expect(talked.view()).toMatchObject({ state: 'DONE', result: 'ANSWER', durationMs: 2_000 })
    talked.line.press('1')
    talked.line.hangUp()
    await pass(100_000)
    expect(talked.actions.slice(length).filter(({ type }) => type === 'status')).toEqual([])
  })

  test('a callbot is answered with sentences', async () => {
    const script = scriptOf('callbot-reminder.vi')
    const { line, view } = ring(script)
    line.answer()
    await pass(10)
    line.press('2')
    const now = view()
    if (now.state !== 'CALLING') throw new Error(now.state)
    expect(now.lines.at(-1)).toMatchObject({
      speaker: 'customer',
      text: script.steps['hello']?.keys['2']?.label,
    })
  })

  test('stopped, it is silent for good', async () => {
    const { line, actions } = ring(scriptOf('payment-reminder.vi'))
    line.answer()
    await pass(500)
    const { length } = actions
    line.stop()
    await pass(100_000)
    expect(actions).toHaveLength(length)
  })
})

test.each(shippedScripts().map(([name]) => name))('%s: any row of keys ends in DONE', async (name) => {
  const KEYS: HandsetKey[] = ['5', '1', '2', '*', '1', '3', '1', '2', '1', '1', '9']
  const { line, view } = ring(scriptOf(name))
  line.answer()
  for (const key of KEYS) {
    await pass(700)
    line.press(key)
  }
  await pass(300_000)
  expect(view()).toMatchObject({ state: 'DONE', result: 'ANSWER' })
})

test('a replay says what was said, leaves out the thinking, and ends as the call did', async () => {
  const first = ring(scriptOf('appointment-reminder.en'))
  first.line.answer()
  await pass(first.lengthOf('hello') + 9_000)
  first.line.press('2')
  await pass(1_000)
  first.line.press('1')
  await pass(60_000)
  const before = first.view()
  if (before.state !== 'DONE') throw new Error(before.state)

  const again = ring(scriptOf('appointment-reminder.en'))
  again.line.stop()
  let view: CallView = callMachine(START, { type: 'submitted', phone: 'here' })
  const dispatch = (action: CallAction) => void (view = callMachine(view, action))
  dispatch({
    type: 'accepted',
    call: { kind: 'auto-call', callId: HANDSET_CALL, ticket: 'x', phone: 'here', lastSeq: 0 },
  })
  const pressed: string[] = []
  const started = Date.now()
  openReplay({
    ...{ heard: first.line.heard(), durationMs: before.durationMs, play: again.play, dispatch },
    show: () => undefined,
    pressed: (key) => void pressed.push(key),
  })
  while (view.state !== 'DONE' && Date.now() - started < 120_000) await pass(100)
  expect(view).toMatchObject({ state: 'DONE', result: 'ANSWER', durationMs: before.durationMs })
  expect(pressed).toEqual(['2', '1'])
  expect(Date.now() - started).toBeLessThan(before.durationMs)
})
