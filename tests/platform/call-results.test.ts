import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallStatus } from '../../lib/contract/call-status.ts'
import { DEMO_CALL_KINDS } from '../../lib/contract/enums.ts'
import { MAKE_MESSAGES } from '../../lib/contract/socket.ts'
import { bookCall, numberEnding, startHarness, visitorOf, type Harness, START_MS } from './harness.ts'
import { openClient, until } from './socket-client.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
}, START_MS)
afterAll(() => harness.stop())

const states = (events: CallStatus[]) => [...new Set(events.map((event) => event.state))]

const expectNoGap = (events: CallStatus[]) =>
  expect(events.map((event) => event.seq)).toEqual(events.map((_event, index) => index + 1))

const callTo = async (ending: string) => {
  const visitor = visitorOf(harness)
  const booked = await bookCall(visitor, numberEnding(ending))
  const client = await openClient(harness, visitor)
  const response = await client.ask('make_auto_call', { ticket: booked.ticket })
  expect(response).toEqual({ call_id: booked.call_id, status: 1 })
  return { client, visitor, booked }
}

describe('the test numbers', () => {
  it.each([
    ['01', 'BUSY', true],
    ['02', 'NO_ANSWER', true],
    ['03', 'VOICE_MAIL', true],
    ['04', 'FAILED', false],
    ['05', 'ERROR', false],
    ['06', 'DO_NOT_CALL', false],
    ['07', 'BLACKLIST_SYSTEM', false],
    ['78', 'ANSWER', true],
  ])('a number ending in %s ends in %s', async (ending, result, rings) => {
    const { client } = await callTo(ending)
    const events = await client.untilDone()
    client.close()
    expectNoGap(events)
    expect(states(events)).toEqual(rings ? ['CREATING', 'CALLING', 'DONE'] : ['CREATING', 'DONE'])
    expect(events.at(-1)).toMatchObject({ state: 'DONE', result })
  })

  it('08 rings and then nothing more is heard', async () => {
    const { client } = await callTo('08')
    await until(() => client.events.length === 2)
    // A whole call made meanwhile: there was time enough for another step.
    const other = await callTo('79')
    await other.client.untilDone()
    other.client.close()
    expect(client.events.map((event) => event.state)).toEqual(['CREATING', 'CALLING'])
    client.close()
  })

  it('09 cuts the socket in mid-call; resuming brings every event once', async () => {
    const { client, booked } = await callTo('09')
    let cuts = 0
    client.socket.on('disconnect', () => (cuts += 1))
    client.socket.on('connect', () => {
      const last_seq = client.events.at(-1)?.seq ?? 0
      void client.ask('resume', { call_id: booked.call_id, ticket: booked.ticket, last_seq })
    })
    const events = await client.untilDone()
    expect(cuts).toBe(1)
    client.close()
    expectNoGap(events)
    expect(events.at(-1)).toMatchObject({ result: 'ANSWER' })
  })
})

describe('an answered call', () => {
  it('says every line in order and counts the time talked', async () => {
    const { client } = await callTo('78')
    const events = await client.untilDone()
    client.close()
    const lines = events.flatMap((event) => event.transcript_line ?? [])
    expect(lines[0]?.speaker).toBe('agent')
    expect(lines[0]?.text).toContain('Anh Minh')
    expect(lines[0]?.translation?.en).toContain('Hello Minh')
    expect(lines.every(({ translation }) => translation?.en)).toBe(true)
    expect(lines.map((line) => line.start_ms)).toEqual(
      lines.map((line) => line.start_ms).toSorted((a, b) => a - b),
    )
    expect(events.find((event) => event.duration_ms !== undefined)?.duration_ms).toBe(0)
    expect(events.at(-1)?.duration_ms).toBeGreaterThanOrEqual(lines.at(-1)?.end_ms ?? Infinity)
  })

  it.each(DEMO_CALL_KINDS)('works for %s', async (kind) => {
    const visitor = visitorOf(harness)
    const { ticket } = await bookCall(visitor, numberEnding('78'), kind)
    const client = await openClient(harness, visitor)
    expect((await client.ask(MAKE_MESSAGES[kind], { ticket })).status).toBe(1)
    const events = await client.untilDone()
    client.close()
    expect(events.at(-1)?.result).toBe('ANSWER')
    const said = events.map((event) => event.transcript_line?.text ?? '').join(' ')
    const translated = events.map((event) => event.transcript_line?.translation?.en ?? '').join(' ')
    for (const words of kind === 'voice-otp' ? [said, translated] : []) expect(words).toMatch(/2\D+4\D+6\D+8/)
  })
})
