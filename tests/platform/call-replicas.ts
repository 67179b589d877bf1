import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { CallStatus } from '../../lib/contract/call-status.ts'
import { createCallManager, type CallManager } from '../../platform/calls/call-manager.ts'
import { decoyPhoneLine, simulatedPhoneLine } from '../../platform/calls/simulated-phone-line.ts'
import type { OpenDb } from '../../platform/db/open.ts'
import { calls, replicas, type CallRow } from '../../platform/db/schema.ts'
import { openSecrets } from '../../platform/secrets.ts'
import { silentLog } from './log.ts'

const turns = Array.from({ length: 6 }, (_unused, index) => ({
  speaker: 'agent' as const,
  text: `Line ${index}`,
}))
const secrets = await openSecrets(
  { APP_SECRET: 'x'.repeat(32), CAPTCHA_SECRET: undefined, APP_SECRET_PREVIOUS: [] },
  '/nowhere',
)

type Options = { speed: number; silenceMs?: number }

/** A replica that manages calls on a database, alive until its lease is ended. */
export const startReplica = async (database: OpenDb, { speed, silenceMs }: Options) => {
  const { db } = database
  const id = randomUUID()
  await db.insert(replicas).values({ id, keyId: '', leaseUntil: sql`now() + interval '1 hour'` })
  const manager = createCallManager({
    database,
    replicaId: id,
    secrets,
    log: silentLog,
    clock: Date.now,
    silenceMs,
    line: simulatedPhoneLine({ speed, clock: Date.now, speak: async () => null }),
    decoyLine: decoyPhoneLine({ speed, clock: Date.now }),
    dialogueOf: () => ({ language: 'en', voiceCode: 'iris', rate: 1, turns }),
  })
  await manager.open()
  return {
    id,
    manager,
    /** As if its process had stalled: for the others it is dead. */
    loseLease: () =>
      db
        .update(replicas)
        .set({ leaseUntil: sql`now()` })
        .where(sql`id = ${id}`),
  }
}

/** Calls as they are right after their tickets were used at a replica. */
export const startedCalls = (
  { db }: OpenDb,
  owner: string,
  howMany: number,
  phone: string,
): Promise<CallRow[]> =>
  db
    .insert(calls)
    .values(
      Array.from({ length: howMany }, () => ({
        id: randomUUID(),
        kind: 'auto-call' as const,
        visitorHash: randomUUID(),
        addressHash: randomUUID(),
        phoneHash: randomUUID(),
        ticketHash: randomUUID(),
        phoneTail: '678',
        phoneSealed: secrets.encrypt(phone),
        day: 0,
        bodyHash: '',
        answerCallsLeft: 0,
        content: { type: 'otp' as const, voiceId: 'iris', language: 'en' as const, rate: 1, otpCode: '1234' },
        ticketExpiresAt: new Date(),
        createdAt: new Date(),
        startedAt: new Date(),
        owner,
      })),
    )
    .returning()

/** Follows a call; `done` resolves with every event sent, once the last has come. */
export const followCall = (manager: CallManager, id: string, lastSeq = 0) => {
  const events: CallStatus[] = []
  const done = new Promise<CallStatus[]>((resolve) => {
    const send = (event: CallStatus) => {
      events.push(event)
      if (event.state === 'DONE') resolve(events)
    }
    manager.follow(id, lastSeq, { send, cut: () => undefined })
  })
  return { events, done }
}
