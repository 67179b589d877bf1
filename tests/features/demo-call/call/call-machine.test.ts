import { describe, expect, test } from 'vitest'
import {
  callMachine,
  START,
  type Call,
  type CallAction,
  type CallView,
  type StatusEvent,
} from '@/features/demo-call/call/call-machine'
import { CALL_RESULTS } from '@/lib/contract/enums'

const call: Call = { kind: 'auto-call', callId: 'c1', ticket: 't1', phone: 'p', lastSeq: 0 }
const line = { speaker: 'agent', startMs: 0, endMs: 900, text: 'x' } as const

const status = (seq: number, state: StatusEvent['state'], more: Partial<StatusEvent> = {}): CallAction => ({
  type: 'status',
  event: { callId: 'c1', seq, state, ...more },
  at: 1_000 * seq,
})

const play = (...actions: CallAction[]) => actions.reduce(callMachine, START)

const submitted: CallAction = { type: 'submitted', phone: 'p' }
const accepted: CallAction = { type: 'accepted', call }
const creating = [submitted, accepted, status(1, 'CREATING')]
const calling = [...creating, status(2, 'CALLING')]

describe('the way of a call', () => {
  test('INIT → CREATING → CALLING → DONE', () => {
    expect(play(submitted)).toMatchObject({ state: 'CREATING', phone: 'p' })
    expect(play(...creating)).toMatchObject({ state: 'CREATING', call: { lastSeq: 1 } })
    expect(play(...calling)).toMatchObject({ state: 'CALLING', talkedMs: undefined })
    expect(play(...calling, status(3, 'CALLING', { durationMs: 0 }))).toMatchObject({
      state: 'CALLING',
      talkedMs: 0,
    })
    expect(play(...calling, status(3, 'DONE', { result: 'BUSY' }))).toMatchObject({
      state: 'DONE',
      result: 'BUSY',
    })
  })

  test.each(CALL_RESULTS)('%s is kept as the result', (result) => {
    expect(play(...calling, status(3, 'DONE', { result }))).toMatchObject({ state: 'DONE', result })
  })

  test('spoken lines, length and recording are collected', () => {
    const view = play(
      ...calling,
      status(3, 'CALLING', { transcriptLine: line }),
      status(4, 'CALLING', { transcriptLine: { ...line, startMs: 1000 } }),
      status(5, 'DONE', { result: 'ANSWER', durationMs: 2000, recordingUrl: '/r' }),
    )
    expect(view).toMatchObject({
      state: 'DONE',
      durationMs: 2000,
      recordingUrl: '/r',
      lines: [line, { ...line, startMs: 1000 }],
    })
  })

  test('it is known since when the phone rings and since when somebody talks', () => {
    const answered = [...calling, status(3, 'CALLING', { durationMs: 0 })]
    expect(play(...calling)).toMatchObject({ call: { ringingAt: 2_000, talkingAt: undefined } })
    expect(play(...answered)).toMatchObject({ call: { ringingAt: 2_000, talkingAt: 3_000 } })
    const onlyLater = [...calling, status(3, 'CALLING', { durationMs: 1_800 })]
    expect(play(...onlyLater)).toMatchObject({ call: { talkingAt: 1_200 } })
  })

  test('a call resumed after a reload has rung and talked since then, not since the reload', () => {
    const resumed: CallAction = { type: 'accepted', call: { ...call, ringingAt: 10, talkingAt: 20 } }
    const again = [status(1, 'CREATING'), status(2, 'CALLING'), status(3, 'CALLING', { durationMs: 0 })]
    expect(play(resumed, ...again)).toMatchObject({ call: { ringingAt: 10, talkingAt: 20 } })
  })

  test('a call that ended before the page was opened is shown again, over a form and over nothing else', () => {
    const ended = play(...calling, status(3, 'DONE', { result: 'ANSWER' }))
    if (ended.state !== 'DONE') throw new Error('it has ended')
    const restored: CallAction = { type: 'restored', call: ended }
    expect(play(restored)).toEqual({ ...ended, isRestored: true })
    expect(play(...calling, restored)).toEqual(play(...calling))
    expect(play(restored, { type: 'reset' })).toEqual(START)
  })

  test('hung up while it rang is not the same as not answered', () => {
    const hangUp: CallAction = { type: 'hanging-up' }
    const end = (result: 'NO_ANSWER' | 'ANSWER' | 'BUSY') => status(3, 'DONE', { result })
    expect(play(...calling, hangUp, end('NO_ANSWER'))).toMatchObject({ result: 'HUNG_UP' })
    expect(play(...calling, end('NO_ANSWER'))).toMatchObject({ result: 'NO_ANSWER' })
    expect(play(...calling, hangUp, end('BUSY'))).toMatchObject({ result: 'BUSY' })
    expect(play(...calling, hangUp, end('ANSWER'))).toMatchObject({ result: 'ANSWER' })
  })

  test('not answered without having rung is not reachable', () => {
    const unrung = [accepted, status(1, 'CREATING')]
    expect(play(...unrung, status(2, 'DONE', { result: 'NO_ANSWER' }))).toMatchObject({
      result: 'NOT_REACHABLE',
    })
    expect(play(...unrung, status(2, 'DONE', { result: 'FAILED' }))).toMatchObject({ result: 'FAILED' })
  })

  test('a resumed call goes from INIT to its call', () => {
    expect(play(accepted, status(1, 'CREATING'), status(2, 'CALLING'))).toMatchObject({ state: 'CALLING' })
  })
})

describe('what must not happen', () => {
  test('a doubled, an older and a too-early step change nothing', () => {
    const view = play(...calling)
    for (const seq of [0, 1, 2, 4, 99])
      expect(callMachine(view, status(seq, 'DONE', { result: 'BUSY' }))).toBe(view)
  })

  test('a step of another call changes nothing', () => {
    const view = play(...calling)
    const event = { callId: 'other', seq: 3, state: 'DONE' } as const
    expect(callMachine(view, { type: 'status', event, at: 0 })).toBe(view)
  })

  test('nothing moves a finished call but a reset', () => {
    const view = play(...calling, status(3, 'DONE', { result: 'BUSY' }))
    const actions: CallAction[] = [
      submitted,
      accepted,
      status(4, 'CALLING'),
      { type: 'lost' },
      { type: 'hanging-up' },
      { type: 'refused', error: { code: 'INTERNAL' } },
    ]
    for (const action of actions) expect(callMachine(view, action)).toBe(view)
    expect(callMachine(view, { type: 'reset' })).toEqual(START)
  })

  test('a running call is not reset, submitted again or refused', () => {
    const view = play(...calling)
    const actions: CallAction[] = [
      { type: 'reset' },
      submitted,
      accepted,
      { type: 'refused', error: { code: 'INTERNAL' } },
    ]
    for (const action of actions) expect(callMachine(view, action)).toBe(view)
  })

  test('before a call there is nothing to lose, hang up or follow', () => {
    const actions: CallAction[] = [
      { type: 'lost' },
      { type: 'hanging-up' },
      status(1, 'CALLING'),
      { type: 'connection', connection: 'polling' },
    ]
    for (const action of actions) expect(callMachine(START, action)).toBe(START)
  })
})

describe('trouble', () => {
  test('a refusal returns to the form with its error', () => {
    const error = { code: 'DAILY_LIMIT_REACHED', retryAt: '2026-11-22T00:00:00Z' } as const
    expect(play(submitted, { type: 'refused', error })).toEqual({ state: 'INIT', error })
  })

  test('the next attempt forgets the error', () => {
    expect(play(submitted, { type: 'refused', error: { code: 'INTERNAL' } }, submitted)).toMatchObject({
      state: 'CREATING',
    })
  })

  test.each<[string, CallAction[], Partial<CallView>]>([
    ['while calling', calling, { state: 'DONE', result: 'ERROR' }],
    ['while creating, with a call', creating, { state: 'DONE', result: 'ERROR' }],
    ['while creating, without one', [submitted], { state: 'INIT', error: { code: 'NETWORK' } }],
  ])('a call lost %s', (_name, actions, view) => {
    expect(play(...actions, { type: 'lost' })).toMatchObject(view)
  })

  test('connection and hanging up are shown and survive the next step', () => {
    const view = play(
      ...calling,
      { type: 'connection', connection: 'reconnecting' },
      { type: 'hanging-up' },
      status(3, 'CALLING', { durationMs: 0 }),
    )
    expect(view).toMatchObject({ state: 'CALLING', connection: 'reconnecting', call: { hangingUp: true } })
  })

  test('a call that was hung up before a reload ends as hung up', () => {
    const resumed: CallAction = { type: 'accepted', call: { ...call, hangingUp: true } }
    const view = play(
      resumed,
      status(1, 'CREATING'),
      status(2, 'CALLING'),
      status(3, 'DONE', { result: 'NO_ANSWER' }),
    )
    expect(view).toMatchObject({ state: 'DONE', result: 'HUNG_UP' })
  })

  test('DONE without a result is an error, never a success', () => {
    expect(play(...calling, status(3, 'DONE'))).toMatchObject({ state: 'DONE', result: 'ERROR' })
  })
})
