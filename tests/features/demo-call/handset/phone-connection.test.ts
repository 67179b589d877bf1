import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stepOf } from '@/features/demo-call/handset/script'
import type { HandsetKey } from '@/lib/contract/enums'
import { pass, ring } from './ring'
import { scriptOf, shippedScripts } from './scripts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a call on the line in the page', () => {
  test('goes INIT → CREATING → CALLING → DONE through the machine of the real call', async () => {
    const { line, view, ui, lengthOf } = ring(scriptOf('appointment-reminder.vi'))
    expect(view()).toMatchObject({ state: 'CALLING', talkedMs: undefined, lines: [] })
    line.answer()
    await pass(10)
    expect(view()).toMatchObject({ state: 'CALLING', talkedMs: 0 })
    expect(ui.clip?.text).toContain('trợ lý AI')
    await pass(lengthOf('hello'))
    expect(ui.waiting).toBe(true)
    line.press('1')
    await pass(lengthOf('confirmed') + 1_000)
    const end = view()
    if (end.state !== 'DONE') throw new Error(end.state)
    expect(end.result).toBe('ANSWER')
    expect(end.lines.map(({ speaker }) => speaker)).toEqual(['agent', 'customer', 'agent'])
    expect(end.durationMs).toBeGreaterThan(lengthOf('hello'))
    expect(ui.status).toMatchObject({ tone: 'good' })
    expect(ui.notes).toHaveLength(1)
    expect(ui.keys).toEqual(['1'])
  })

  test('a key cuts in: the rest is not said and not written down', async () => {
    const script = scriptOf('payment-reminder.vi')
    const { line, view, ui } = ring(script)
    line.answer()
    await pass(1_200)
    line.press('1')
    await pass(10)
    const now = view()
    if (now.state !== 'CALLING') throw new Error(now.state)
    expect(now.lines[0]?.text).toMatch(/…$/)
    expect(now.lines[0]?.endMs).toBeLessThan(1_300)
    expect(ui.stepId).toBe('amount')
  })

  test('a key without an option is answered, and the menu still listens', async () => {
    const script = scriptOf('payment-reminder.en')
    const { line, ui, lengthOf } = ring(script)
    line.answer()
    await pass(lengthOf('hello') + 10)
    line.press('7')
    await pass(10)
    expect(ui.clip?.text).toBe(stepOf(script, 'unknown').speech.text)
    expect(ui.stepId).toBe('hello')
    await pass(lengthOf('unknown'))
    expect(ui.waiting).toBe(true)
    line.press('1')
    await pass(10)
    expect(ui.stepId).toBe('amount')
  })

  test('silence is asked about twice, then the call ends politely', async () => {
    const script = scriptOf('payment-reminder.vi')
    const { line, view, ui, lengthOf } = ring(script)
    line.answer()
    await pass(3 * (lengthOf('hello') + 15_000) + lengthOf('silent') + 2_000)
    expect(view()).toMatchObject({ state: 'DONE', result: 'ANSWER' })
    expect(ui.status?.text).toBe(stepOf(script, 'silent').end?.status)
  })

  test('who reads captions is given all the time in the world', async () => {
    const { line, view } = ring(scriptOf('payment-reminder.vi'), { isSilent: true })
    line.answer()
    await pass(3_600_000)
    expect(view().state).toBe('CALLING')
  })

  test('hanging up before the answer is HUNG_UP, during the talk ANSWER, and nothing follows', async () => {
    const declined = ring(scriptOf('payment-reminder.vi'))
    declined.line.hangUp()
    expect(declined.view()).toMatchObject({ state: 'DONE', result: 'HUNG_UP', durationMs: 0 })
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
