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
import { until } from './socket-client.ts'
import { createSpeaker } from '../../platform/calls/speaker.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

let harness: Harness
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spoken-'))
  // Spoken for real, but with all the patience a busy test machine asks for.
  harness = await startHarness({
    env: { DATA_DIR: folder },
    speak: createSpeaker(folder, log, { patienceMs: 15_000 }).speak,
  })
}, START_MS)
afterAll(async () => {
  await harness.stop()
  await rm(folder, { recursive: true, force: true })
})

const poll = async (visitor: Visitor, callId: string, after = 0, headers: Record<string, string> = {}) =>
  success(callEventsSchema).parse(await visitor.json(`/demo-calls/${callId}?after=${after}`, { headers }))
    .result.events

describe('a page without a socket', () => {
  it('starts its call with the ticket, follows it by polling, and plays the recording', async () => {
    const visitor = visitorOf(harness)
    const { call_id, ticket } = await bookCall(visitor, numberEnding('78'), 'voice-otp')
    expect(await poll(visitor, call_id)).toEqual([])
    const events = await poll(visitor, call_id, 0, { 'x-call-ticket': ticket })
    expect(events[0]).toMatchObject({ seq: 1, state: 'CREATING' })
    await until(async () => {
      events.push(...(await poll(visitor, call_id, events.at(-1)?.seq)))
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
    expect((await visitorOf(harness).send(path)).status).toBe(404)
  })

  it('can hang up; nobody else can, or see the call', async () => {
    const visitor = visitorOf(harness)
    const { call_id, ticket } = await bookCall(visitor, numberEnding('08'))
    await poll(visitor, call_id, 0, { 'x-call-ticket': ticket })
    const stranger = visitorOf(harness)
    for (const [path, method] of [
      [`/demo-calls/${call_id}`, 'GET'],
      [`/demo-calls/${call_id}/hang-up`, 'POST'],
    ] as const) {
      const refused = await stranger.failure(path, { method, headers: { 'x-call-ticket': 'x'.repeat(43) } })
      expect(refused.error_code).toBe('NOT_FOUND')
    }
    expect((await visitor.send(`/demo-calls/${call_id}/hang-up`, { method: 'POST' })).status).toBe(200)
    await until(async () => (await poll(visitor, call_id)).at(-1)?.result === 'NO_ANSWER')
  })
})
