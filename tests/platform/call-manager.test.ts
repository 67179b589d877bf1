import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallStatus } from '../../lib/contract/call-status.ts'
import { createCallManager, type CallManager } from '../../platform/calls/call-manager.ts'
import { simulatedPhoneLine } from '../../platform/calls/simulated-phone-line.ts'
import { calls, type CallRow } from '../../platform/db/schema.ts'
import { START_MS, startHarness, type Harness } from './harness.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const turns = Array.from({ length: 6 }, (_unused, index) => ({
  speaker: 'agent' as const,
  text: `Line ${index}`,
}))
const id = () => randomBytes(8).toString('hex')

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
}, START_MS)
afterAll(() => harness.stop())

const managerOf = (speed: number, silenceMs?: number) =>
  createCallManager({
    db: harness.context.database.db,
    secrets: harness.context.secrets,
    log,
    clock: Date.now,
    silenceMs,
    line: simulatedPhoneLine({ speed, clock: Date.now, speak: async () => null }),
    dialogueOf: () => ({ language: 'en', voiceCode: 'iris', rate: 1, turns }),
  })

/** Calls as they are right after their tickets were used. */
const spentCalls = (howMany: number, phone: string): Promise<CallRow[]> =>
  harness.context.database.db
    .insert(calls)
    .values(
      Array.from({ length: howMany }, () => ({
        id: id(),
        kind: 'auto-call' as const,
        visitorHash: id(),
        addressHash: id(),
        phoneHash: id(),
        ticketHash: id(),
        phoneTail: '678',
        phoneSealed: harness.context.secrets.encrypt(phone),
        day: 0,
        bodyHash: '',
        answerCallsLeft: 0,
        content: { type: 'otp' as const, voiceId: 'iris', language: 'en' as const, rate: 1, otpCode: '1234' },
        ticketExpiresAt: new Date(),
        createdAt: new Date(),
        startedAt: new Date(),
      })),
    )
    .returning()

const heard = async (manager: CallManager, row: CallRow): Promise<CallStatus[]> => {
  const events: CallStatus[] = []
  await manager.start(row)
  await new Promise<void>((resolve) => {
    const send = (event: CallStatus) => {
      events.push(event)
      if (event.state === 'DONE') resolve()
    }
    void manager.follow(row.id, 0, { send, cut: () => undefined })
  })
  return events
}

it('carries five hundred calls at once, each event in its order', { timeout: 30_000 }, async () => {
  const manager = managerOf(8)
  const rows = await spentCalls(500, '+84912345678')
  for (const events of await Promise.all(rows.map((row) => heard(manager, row)))) {
    expect(events.map((event) => event.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(events.at(-1)?.result).toBe('ANSWER')
  }
  await manager.stop()
})

it('ends a call as an error when its line has gone silent', async () => {
  const manager = managerOf(50, 300)
  for (const row of await spentCalls(1, '+84912345608')) {
    expect((await heard(manager, row)).at(-1)).toMatchObject({ state: 'DONE', result: 'ERROR' })
  }
  await manager.stop()
})
