import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import type { CallStatus } from '../../lib/contract/call-status.ts'
import { createCallCentre } from '../../platform/calls/call-centre.ts'
import { simulatedLine } from '../../platform/calls/simulated-line.ts'
import { calls, type CallRow } from '../../platform/db/schema.ts'
import { startHarness } from './harness.ts'

const CALLS = 500

it('carries five hundred calls at once, each event in its order', { timeout: 30_000 }, async () => {
  const harness = await startHarness()
  const { database, secrets } = harness.context
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const turns = Array.from({ length: 6 }, (_unused, index) => ({
    speaker: 'agent' as const,
    text: `Line ${index}`,
  }))
  const centre = createCallCentre({
    ...{ db: database.db, secrets, log, clock: Date.now },
    line: simulatedLine({ speed: 4, clock: Date.now, speak: async () => null }),
    dialogueOf: () => ({ language: 'en', voiceCode: 'iris', rate: 1, turns }),
  })
  const id = () => randomBytes(8).toString('hex')
  const rows: CallRow[] = await database.db
    .insert(calls)
    .values(
      Array.from({ length: CALLS }, () => ({
        ...{
          id: id(),
          kind: 'auto-call' as const,
          visitorHash: id(),
          addressHash: id(),
          phoneHash: id(),
          ticketHash: id(),
        },
        ...{
          phoneTail: '678',
          phoneSealed: secrets.seal('+84912345678'),
          day: 0,
          bodyHash: '',
          answerCallsLeft: 0,
        },
        content: { type: 'otp' as const, voiceId: 'iris', language: 'en' as const, rate: 1, otpCode: '1234' },
        ...{ ticketExpiresAt: new Date(), createdAt: new Date(), startedAt: new Date() },
      })),
    )
    .returning()
  const heard = new Map<string, CallStatus[]>()
  await Promise.all(
    rows.map(async (row) => {
      const events: CallStatus[] = []
      heard.set(row.id, events)
      await centre.start(row)
      await new Promise<void>((resolve) => {
        const send = (event: CallStatus) => {
          events.push(event)
          if (event.state === 'DONE') resolve()
        }
        void centre.follow(row.id, 0, { send, cut: () => undefined })
      })
    }),
  )
  for (const events of heard.values()) {
    expect(events.map((event) => event.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(events.at(-1)?.result).toBe('ANSWER')
  }
  await centre.stop()
  await harness.stop()
})
