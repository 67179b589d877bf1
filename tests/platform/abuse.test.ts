import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { captchaChallengeSchema } from '../../lib/contract/captcha.ts'
import { success } from '../../lib/contract/envelope.ts'
import { networkOf, rangeOf } from '../../lib/domain/network-address.ts'
import { listBlocks } from '../../platform/abuse/blocks.ts'
import { runCommand } from '../../platform/inbox/run-command.ts'
import { calls } from '../../platform/db/schema.ts'
import { failureOf, grantOf } from './callers.ts'
import { collectLog } from './log.ts'
import { numberEnding, postCall, startHarness, START_MS, visitorOf, type Harness } from './harness.ts'
import { openClient } from './socket-client.ts'

const RANGE_LIMIT = 4
const CALLS_PER_HOUR = 6
const HOUR_MS = 3_600_000

const log = collectLog()
let ahead = 0
let harness: Harness
beforeAll(async () => {
  harness = await startHarness({
    env: {
      TRUST_PROXY: 'loopback',
      RANGE_DAILY_LIMIT: String(RANGE_LIMIT),
      CALLS_PER_HOUR: String(CALLS_PER_HOUR),
      LOG_LEVEL: 'info',
    },
    clock: () => Date.now() + ahead,
    logTo: log.stream,
  })
}, START_MS)
afterAll(() => harness.stop())
// Each test has an hour of its own, so that the budget of one is not another's.
beforeEach(() => {
  ahead += 2 * HOUR_MS
})

let lastRange = 0

/** A visitor at a public address in a range of their own: what is private or for documents is judged by nobody. */
const stranger = () => {
  const address = `8.8.${++lastRange}.1`
  return {
    address,
    headers: { 'x-forwarded-for': address },
    visitor: visitorOf(harness, { 'x-forwarded-for': address }),
  }
}

/** How many tries the puzzle of an address is made for: a harder one begins with more zeros. */
const puzzleOf = async ({ visitor }: ReturnType<typeof stranger>) =>
  success(captchaChallengeSchema).parse(await visitor.json('/captcha/challenge?route=auto-call')).result

const command = (command: Parameters<typeof runCommand>[1]) => runCommand(harness.context, command)

describe('a call is refused', () => {
  it('to all of a range once it has asked often enough, whatever numbers it names', async () => {
    const { visitor } = stranger()
    const other = visitorOf(harness, { 'x-forwarded-for': `8.8.${lastRange}.200` })
    for (let round = 0; round < RANGE_LIMIT; round += 1)
      expect((await postCall(round % 2 ? other : visitor, numberEnding('78'))).status).toBe(200)
    const refused = await failureOf(await postCall(other, numberEnding('78')))
    expect(refused).toMatchObject({ http: 429, error_code: 'RATE_LIMITED' })
    expect((await postCall(stranger().visitor, numberEnding('78'))).status).toBe(200)
  })

  it('to everybody once the hour has had its calls, and no more an hour later', async () => {
    for (let round = 0; round < CALLS_PER_HOUR; round += 1)
      expect((await postCall(stranger().visitor, numberEnding('78'))).status).toBe(200)
    const refused = await failureOf(await postCall(stranger().visitor, numberEnding('78')))
    expect(refused).toMatchObject({ http: 503, error_code: 'UNAVAILABLE', retry_after: expect.any(Number) })
    ahead += HOUR_MS + 1_000
    expect((await postCall(stranger().visitor, numberEnding('78'))).status).toBe(200)
  })

  it('while an operator has paused them, and goes on as soon as they resume', async () => {
    await command({ name: 'block', subject: { what: 'calls' } })
    const refused = await failureOf(await postCall(stranger().visitor, numberEnding('78')))
    expect(refused).toMatchObject({ http: 503, error_code: 'UNAVAILABLE' })
    expect(await listBlocks(harness.context)).toMatchObject({
      blocks: [{ subject: 'calls', reason: 'operator' }],
    })
    expect(await command({ name: 'lift', subject: { what: 'calls' } })).toEqual({ lifted: true })
    expect((await postCall(stranger().visitor, numberEnding('78'))).status).toBe(200)
  })

  it('to a network and a number that an operator has blocked, until they lift it', async () => {
    const { visitor, address } = stranger()
    await command({ name: 'block', subject: { address } })
    expect(await failureOf(await postCall(visitor, numberEnding('78')))).toMatchObject({ http: 429 })
    const [held] = (await listBlocks(harness.context)).blocks
    expect(await command({ name: 'lift', subject: { id: held?.id ?? '' } })).toEqual({ lifted: true })
    expect((await postCall(visitor, numberEnding('78'))).status).toBe(200)

    const number = numberEnding('78')
    const e164 = `+84${number.slice(1)}`
    await command({ name: 'block', subject: { number: e164 } })
    expect(await failureOf(await postCall(stranger().visitor, number))).toMatchObject({
      error_code: 'CALL_NOT_ALLOWED',
    })
    expect(await command({ name: 'lift', subject: { number: e164 } })).toEqual({ lifted: true })
    expect(await command({ name: 'lift', subject: { number: e164 } })).toEqual({ lifted: false })
    expect((await postCall(stranger().visitor, number)).status).toBe(200)
  })
})

describe('a network that shows signs of a program', () => {
  it('gets harder puzzles, then none of what costs money; this machine and private networks are never judged', async () => {
    const { suspicion } = harness.context
    const scanner = stranger()
    const factor = () => suspicion.factor(scanner.address)
    expect(await factor()).toBe(1)
    for (const path of ['/.env', '/admin/setup', '/index.php']) await scanner.visitor.send(path)
    await expect.poll(factor).toBe(8)
    expect((await puzzleOf(scanner)).parameters.cost).toBeGreaterThan(0)
    for (let round = 0; round < 4; round += 1) await suspicion.note(scanner.address, 'honeypot')
    expect(await failureOf(await postCall(scanner.visitor, numberEnding('78')))).toMatchObject({ http: 429 })
    expect((await listBlocks(harness.context)).blocks[0]).toMatchObject({
      subject: 'network',
      reason: 'suspicion',
    })
    for (const address of ['127.0.0.1', '10.0.0.7', 'unknown']) {
      for (let round = 0; round < 20; round += 1) await suspicion.note(address, 'honeypot')
      expect(await suspicion.factor(address)).toBe(1)
    }
  })

  it('that fills in the field no person sees gets a call that rings nobody', async () => {
    const { visitor } = stranger()
    const number = numberEnding('78')
    const { call_id, ticket } = await grantOf(
      await postCall(visitor, number, { body: { website: 'https://spam.example' } }),
    )
    const client = await openClient(harness, visitor)
    await client.ask('make_auto_call', { ticket })
    const events = await client.untilDone()
    client.close()
    expect(events.at(-1)).toMatchObject({ result: 'NO_ANSWER' })
    const [row] = (await harness.context.database.db.select().from(calls)).filter(({ id }) => id === call_id)
    expect(row?.isDecoy).toBe(true)
  })
})

it('every refusal is told in the log by its rule, with nothing of who was refused', async () => {
  const { visitor, address } = stranger()
  await command({ name: 'block', subject: { what: 'calls' } })
  const number = numberEnding('78')
  await postCall(visitor, number)
  await command({ name: 'lift', subject: { what: 'calls' } })
  await postCall(visitor, '19001234')
  const lines = log
    .text()
    .split('\n')
    .filter((line) => line.includes('"refused"'))
  expect(lines.some((line) => line.includes('calls are paused'))).toBe(true)
  expect(lines.some((line) => line.includes('PHONE_PREMIUM'))).toBe(true)
  for (const secret of [number, number.slice(1), address]) expect(log.text()).not.toContain(secret)
})

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3::4', '2001:db8:1::/48'],
  ['nonsense', 'unknown'],
])('%s lies in the range %s', (address, range) => {
  expect(rangeOf(address)).toBe(range)
  expect(networkOf(address)).not.toBe(range === 'unknown' ? '' : range)
})
