import { randomUUID } from 'node:crypto'
import { maskPhone } from '../../lib/contract/phone-format.ts'
import type { DemoCallKind } from '../../lib/contract/enums.ts'
import type { Db } from '../db/open.ts'
import { consents } from '../db/schema.ts'
import type { Secrets } from '../secrets.ts'

type Given = { callId: string; phone: string; kind: DemoCallKind; version: string; now: number }

/** Keeps the proof that the owner of a number agreed to this call; the hash shows later that it was not changed. */
export const consentReceipt = async (db: Db, secrets: Secrets, given: Given): Promise<void> => {
  const { callId, phone, kind, version, now } = given
  const receipt = {
    id: randomUUID(),
    callId,
    who: maskPhone(phone),
    scope: `demo-call:${kind}`,
    version,
    acceptedAt: new Date(now),
  }
  const hash = secrets.hash('consent', JSON.stringify([...Object.values(receipt), phone]))
  await db.insert(consents).values({ ...receipt, hash })
}
