import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookCall, numberEnding, startHarness, visitorOf, type Harness, START_MS } from './harness.ts'
import { openClient, until } from './socket-client.ts'

let harness: Harness
let now = 0
beforeAll(async () => {
  harness = await startHarness({ clock: () => Date.now() + now, env: { LINE_SPEED: '20' } })
}, START_MS)
afterAll(() => harness.stop())

const refusal = (error_code: string, call_id: string | null = null) => ({ call_id, status: 0, error_code })

const booked = async (ending = '78') => {
  const visitor = visitorOf(harness)
  const call = await bookCall(visitor, numberEnding(ending))
  return { visitor, call, client: await openClient(harness, visitor) }
}

describe('a ticket', () => {
  it('is good once', async () => {
    const { call, client } = await booked('04')
    expect((await client.ask('make_auto_call', { ticket: call.ticket })).status).toBe(1)
    expect(await client.ask('make_auto_call', { ticket: call.ticket })).toEqual(refusal('UNAUTHENTICATED'))
    client.close()
  })

  it('starts one call even when sent twice at once', async () => {
    const { call, client } = await booked('04')
    const ask = () => client.ask('make_auto_call', { ticket: call.ticket })
    const statuses = (await Promise.all([ask(), ask(), ask()])).map((response) => response.status)
    expect(statuses.toSorted()).toEqual([0, 0, 1])
    client.close()
  })

  it('is good for its kind of call only', async () => {
    const { call, client } = await booked()
    expect(await client.ask('make_callbot_call', { ticket: call.ticket })).toEqual(refusal('UNAUTHENTICATED'))
    client.close()
  })

  it('is worth nothing to another visitor', async () => {
    const { call, client } = await booked()
    const stranger = visitorOf(harness)
    await bookCall(stranger, numberEnding('78'))
    const thief = await openClient(harness, stranger)
    expect(await thief.ask('make_auto_call', { ticket: call.ticket })).toEqual(refusal('UNAUTHENTICATED'))
    const resume = { call_id: call.call_id, ticket: call.ticket, last_seq: 0 }
    await client.ask('make_auto_call', { ticket: call.ticket })
    expect(await thief.ask('resume', resume)).toEqual(refusal('UNAUTHENTICATED'))
    expect(thief.events).toEqual([])
    thief.close()
    client.close()
  })

  it('runs out after a minute', async () => {
    const { call, client } = await booked()
    now += 61_000
    expect(await client.ask('make_auto_call', { ticket: call.ticket })).toEqual(refusal('UNAUTHENTICATED'))
    client.close()
  })
})

describe('hanging up', () => {
  it('ends the call, rung or answered', async () => {
    for (const [events, result] of [
      [2, 'NO_ANSWER'],
      [4, 'ANSWER'],
    ] as const) {
      const { call, client } = await booked()
      await client.ask('make_auto_call', { ticket: call.ticket })
      await until(() => client.events.length >= events)
      expect(await client.ask('hang_up', { call_id: call.call_id })).toEqual({
        call_id: call.call_id,
        status: 1,
      })
      expect((await client.untilDone()).at(-1)).toMatchObject({ result })
      expect(await client.ask('hang_up', { call_id: call.call_id })).toEqual(
        refusal('NOT_FOUND', call.call_id),
      )
      client.close()
    }
  })

  it('is for a call whose ticket was shown', async () => {
    const { visitor, call, client } = await booked('08')
    await client.ask('make_auto_call', { ticket: call.ticket })
    const other = await booked('04')
    expect(await other.client.ask('hang_up', { call_id: call.call_id })).toEqual(
      refusal('NOT_FOUND', call.call_id),
    )
    const noTicket = await openClient(harness, visitor)
    expect(await noTicket.ask('hang_up', { call_id: call.call_id })).toEqual(
      refusal('NOT_FOUND', call.call_id),
    )
    expect(client.events.at(-1)?.state).not.toBe('DONE')
    for (const each of [client, other.client, noTicket]) each.close()
  })
})

describe('resuming', () => {
  it('brings the rest and nothing twice, in mid-call and after the end', async () => {
    const { visitor, call, client } = await booked()
    await client.ask('make_auto_call', { ticket: call.ticket })
    await until(() => client.events.length >= 3)
    client.close()
    const seen = client.events.length
    const later = await openClient(harness, visitor)
    const resume = { call_id: call.call_id, ticket: call.ticket, last_seq: seen }
    expect((await later.ask('resume', resume)).status).toBe(1)
    const rest = await later.untilDone()
    expect([...client.events, ...rest].map((event) => event.seq)).toEqual(
      Array.from({ length: seen + rest.length }, (_unused, index) => index + 1),
    )
    const after = await openClient(harness, visitor)
    await after.ask('resume', { ...resume, last_seq: seen + rest.length - 1 })
    expect(await after.untilDone()).toEqual(rest.slice(-1))
    later.close()
    after.close()
  })
})

describe('what a socket may send', () => {
  it.each([undefined, null, 7, 'text', [], {}, { ticket: 5 }, { ticket: '' }, { ticket: 'x'.repeat(500) }])(
    'refuses %j',
    async (body) => {
      const { client } = await booked()
      expect(await client.ask('make_auto_call', body)).toEqual(refusal('VALIDATION'))
      client.close()
    },
  )

  it('is refused from the page of another site, and from nobody, and taken from ours', async () => {
    const { visitor, client } = await booked()
    await expect(openClient(harness, visitor, { origin: 'https://evil.example' })).rejects.toThrow()
    // What a proxy is said to have been asked for opens nothing.
    const claim = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
    await expect(openClient(harness, visitor, claim)).rejects.toThrow()
    await expect(openClient(harness, null)).rejects.toThrow()
    const other = await openClient(harness, visitor, { origin: 'http://localhost:3000' })
    for (const each of [client, other]) each.close()
  })
})
