import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callEventsSchema } from '../../lib/contract/call-status.ts'
import { success } from '../../lib/contract/envelope.ts'
import {
  bookCall,
  numberEnding,
  startHarness,
  visitorOf,
  type Harness,
  type Visitor,
  START_MS,
} from './harness.ts'
import { openClient, until } from './socket-client.ts'
import { createSpeaker } from '../../platform/calls/speaker.ts'

let harness: Harness
let later = 0
beforeAll(async () => {
  // Spoken for real, but with all the patience a busy test machine asks for.
  harness = await startHarness({
    clock: () => Date.now() + later,
    speaker: (files, log) => createSpeaker(files, log, { timeoutMs: 15_000 }),
  })
}, START_MS)
afterAll(() => harness.stop())

type Booked = { call_id: string; ticket: string }

const byTicket = ({ ticket }: Booked) => ({ headers: { 'x-call-ticket': ticket } })

const start = async (visitor: Visitor, call: Booked) =>
  (await visitor.send(`/demo-calls/${call.call_id}/start`, { method: 'POST', ...byTicket(call) })).status

const poll = async (visitor: Visitor, call: Booked, after = 0) =>
  success(callEventsSchema).parse(
    await visitor.json(`/demo-calls/${call.call_id}?after=${after}`, byTicket(call)),
  ).result.events

describe('a page without a socket', () => {
  it('starts its call with the ticket, follows it by polling, and plays the recording', async () => {
    const visitor = visitorOf(harness)
    const call = await bookCall(visitor, numberEnding('78'), 'voice-otp')
    expect(await start(visitor, call)).toBe(200)
    const events = await poll(visitor, call)
    expect(events[0]).toMatchObject({ seq: 1, state: 'CREATING' })
    await until(async () => {
      events.push(...(await poll(visitor, call, events.at(-1)?.seq)))
      return events.at(-1)?.state === 'DONE'
    }, 18_000)
    expect(events.map((event) => event.seq)).toEqual(events.map((_event, index) => index + 1))
    const { recording_url, result } = events.at(-1) ?? {}
    expect(result).toBe('ANSWER')
    const path = recording_url?.replace('/api/v1', '') ?? ''
    const whole = await visitor.send(path)
    expect(whole.headers.get('content-type')).toBe('audio/mpeg')
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect(bytes.subarray(0, 3).toString()).toBe('ID3')
    const part = await visitor.send(path, { headers: { range: 'bytes=10-19' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20))
    expect((await visitor.send(path, { headers: { range: `bytes=${bytes.length}-` } })).status).toBe(416)
    // The ticket opens nothing for somebody else, not even the sound.
    expect((await visitorOf(harness).send(path, byTicket(call))).status).toBe(404)
  })

  it('starts nothing by reading', async () => {
    const visitor = visitorOf(harness)
    const call = await bookCall(visitor, numberEnding('04'))
    expect(await poll(visitor, call)).toEqual([])
    expect(await poll(visitor, call)).toEqual([])
    expect(await start(visitor, call)).toBe(200)
    await until(async () => (await poll(visitor, call)).at(-1)?.result === 'FAILED')
  })

  it('may ask for the start again, also of a call that the socket has started', async () => {
    const visitor = visitorOf(harness)
    const call = await bookCall(visitor, numberEnding('04'))
    expect(await Promise.all([start(visitor, call), start(visitor, call)])).toEqual([200, 200])
    const second = await bookCall(visitor, numberEnding('04'))
    const client = await openClient(harness, visitor)
    expect((await client.ask('make_auto_call', { ticket: second.ticket })).status).toBe(1)
    expect(await start(visitor, second)).toBe(200)
    const events = await client.untilDone()
    expect(events.map(({ seq }) => seq)).toEqual([1, 2])
    expect(await start(visitor, second)).toBe(200)
    client.close()
  })

  it('comes too late after a minute', async () => {
    const visitor = visitorOf(harness)
    const call = await bookCall(visitor, numberEnding('04'))
    later = 61_000
    const refused = await visitor.failure(`/demo-calls/${call.call_id}/start`, {
      method: 'POST',
      ...byTicket(call),
    })
    later = 0
    expect(refused.error_code).toBe('UNAUTHENTICATED')
    expect(await poll(visitor, call)).toEqual([])
  })

  it('can hang up; with the ticket alone or the cookie alone nobody can, or start or see the call', async () => {
    const visitor = visitorOf(harness)
    const call = await bookCall(visitor, numberEnding('08'))
    const stranger = visitorOf(harness)
    await stranger.send('/demo-calls/auto-call/calls-left')
    const requests = [
      ['/start', 'POST'],
      ['', 'GET'],
      ['/hang-up', 'POST'],
    ] as const
    const refusals = async () => {
      for (const [end, method] of requests) {
        const path = `/demo-calls/${call.call_id}${end}`
        expect((await stranger.failure(path, { method, ...byTicket(call) })).error_code).toBe('NOT_FOUND')
        const nobody = await visitorOf(harness).failure(path, { method, ...byTicket(call) })
        expect(nobody.error_code).toBe('UNAUTHENTICATED')
        const guess = byTicket({ call_id: call.call_id, ticket: 'x'.repeat(43) })
        expect((await visitor.failure(path, { method, ...guess })).error_code).toBe('NOT_FOUND')
        expect((await visitor.failure(path, { method })).error_code).toBe('VALIDATION')
      }
    }
    await refusals()
    expect(await poll(visitor, call)).toEqual([])
    await start(visitor, call)
    await refusals()
    const path = `/demo-calls/${call.call_id}/hang-up`
    expect((await visitor.send(path, { method: 'POST', ...byTicket(call) })).status).toBe(200)
    await until(async () => (await poll(visitor, call)).at(-1)?.result === 'NO_ANSWER')
  })
})
