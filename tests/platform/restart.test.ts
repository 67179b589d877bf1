import { expect, it } from 'vitest'
import { bookCall, numberEnding, startHarness, visitorOf } from './harness.ts'
import { openClient, until } from './socket-client.ts'

it('goes on with its calls after a restart; the page resumes and misses nothing', async () => {
  const harness = await startHarness({ env: { LINE_SPEED: '15' } })
  const visitor = visitorOf(harness)
  const call = await bookCall(visitor, numberEnding('78'))
  const client = await openClient(harness, visitor)
  await client.ask('make_auto_call', { ticket: call.ticket })
  await until(() => client.events.length >= 4)
  client.close()
  const seen = client.events.length
  await harness.restart()
  const later = await openClient(harness, visitor)
  await later.ask('resume', { call_id: call.call_id, ticket: call.ticket, last_seq: seen })
  const rest = await later.untilDone()
  later.close()
  expect([...client.events, ...rest].map((event) => event.seq)).toEqual(
    Array.from({ length: seen + rest.length }, (_unused, index) => index + 1),
  )
  expect(rest.at(-1)).toMatchObject({ state: 'DONE', result: 'ANSWER' })
  await harness.stop()
})
