import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { recordingKey } from '../../platform/calls/speaker.ts'
import { calls } from '../../platform/db/schema.ts'
import { bookCall, numberEnding, startHarness, START_MS, visitorOf } from './harness.ts'
import { openClient, until } from './socket-client.ts'

const FILE = 'call.mp3'
const WHOLE = Buffer.from(Array.from({ length: 60_000 }, (_unused, index) => index % 251))

it(
  'what was not heard of a call is not sent afterwards',
  async () => {
    const lines = [{ speaker: 'agent' as const, start_ms: 0, end_ms: 1_000, text: 'Xin chào.' }]
    const harness = await startHarness({
      env: { LINE_SPEED: '20' },
      speaker: () => async () => ({ file: FILE, durationMs: 60_000, lines }),
    })
    await harness.context.storage.files.write(recordingKey(FILE), WHOLE)
    const visitor = visitorOf(harness)
    const { call_id: id, ticket } = await bookCall(visitor, numberEnding('78'))
    const client = await openClient(harness, visitor)
    await client.ask('make_auto_call', { ticket })
    await until(() => client.events.some(({ transcript_line: line }) => line !== undefined))
    await client.ask('hang_up', { call_id: id })
    await client.untilDone()
    client.close()

    const [row] = await harness.context.database.db.select().from(calls).where(eq(calls.id, id))
    const heard = Math.floor(WHOLE.length * row!.recordingShare!)
    expect(heard).toBeGreaterThan(0)
    expect(heard).toBeLessThan(WHOLE.length / 2)
    const path = `/demo-calls/${id}/recording`
    const bytes = Buffer.from(await (await visitor.send(path)).arrayBuffer())
    expect(bytes.equals(WHOLE.subarray(0, heard))).toBe(true)
    const rest = await visitor.send(path, { headers: { range: `bytes=${heard}-` } })
    expect([rest.status, rest.headers.get('content-range')]).toEqual([416, `bytes */${heard}`])
    await harness.stop()
  },
  START_MS * 2,
)
