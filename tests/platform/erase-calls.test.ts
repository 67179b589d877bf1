import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSpeaker, RECORDINGS } from '../../platform/calls/speaker.ts'
import { calls, callEvents } from '../../platform/db/schema.ts'
import { commandSchema } from '../../platform/inbox/command-schema.ts'
import { runCommand } from '../../platform/inbox/run-command.ts'
import { bookCall, startHarness, START_MS, visitorOf, type Harness, type Visitor } from './harness.ts'
import { openClient, until } from './socket-client.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({
    speaker: (files, log) => createSpeaker(files, log, { timeoutMs: 60_000 }),
  })
}, START_MS)
afterAll(() => harness.stop())

const run = (command: unknown) => runCommand(harness.context, commandSchema.parse(command))
const talk = async (phone: string) => {
  const visitor = visitorOf(harness)
  const { ticket, call_id: id } = await bookCall(visitor, phone)
  const client = await openClient(harness, visitor)
  await client.ask('make_auto_call', { ticket })
  await until(() => client.events.at(-1)?.state === 'DONE', 60_000)
  client.close()
  return { visitor, id }
}
const hear = async ({ visitor, id }: { visitor: Visitor; id: string }) =>
  (await visitor.send(`/demo-calls/${id}/recording`)).status
const recordings = () => Array.fromAsync(harness.context.storage.files.list(RECORDINGS))

it('a recording two people share stays until both are erased, and then leaves nothing with the name', async () => {
  const [mine, theirs] = [await talk('0913000478'), await talk('0913000578')]
  expect([await hear(mine), await hear(theirs)]).toEqual([200, 200])
  expect(await recordings()).toHaveLength(2)
  await run({ name: 'erase', person: '0913000478' })
  expect([await hear(mine), await hear(theirs)]).toEqual([404, 200])
  await run({ name: 'erase', person: '0913000578' })
  expect(await hear(theirs)).toBe(404)
  expect(await recordings()).toEqual([])
}, 120_000)

it('a booking that was never started is shown to whom it is about, and erased', async () => {
  await bookCall(visitorOf(harness), '0913000778')
  const found = await run({ name: 'find', person: '0913000778' })
  expect(found).toMatchObject({
    calls: [{ kind: 'auto-call', state: 'BOOKED', number: '***778', values: { ten: 'Minh' } }],
    not_called: false,
  })
  expect(await run({ name: 'erase', person: '0913000778' })).toMatchObject({ calls: 1 })
  expect(await harness.context.database.db.select().from(calls)).toEqual([])
})

it('access shows what was said in a call', async () => {
  await talk('0913000878')
  const found = JSON.stringify(await run({ name: 'find', person: '0913000878' }))
  for (const part of ['"result":"ANSWER"', '"transcript":[{', 'Minh', '.mp3']) expect(found).toContain(part)
  await run({ name: 'erase', person: '0913000878' })
}, 60_000)

it('a call that is going on is ended, and the calls of others go on being written', async () => {
  const visitor = visitorOf(harness)
  const { ticket } = await bookCall(visitor, '0913000908')
  const client = await openClient(harness, visitor)
  await client.ask('make_auto_call', { ticket })
  await until(() => client.events.some(({ state }) => state === 'CALLING'))
  expect(await run({ name: 'erase', person: '0913000908' })).toMatchObject({ calls: 1 })
  await until(() => client.events.at(-1)?.state === 'DONE')
  client.close()
  const other = await talk('0913000304')
  const events = await harness.context.database.db.select().from(callEvents)
  expect(new Set(events.map(({ callId }) => callId))).toEqual(new Set([other.id]))
}, 60_000)
