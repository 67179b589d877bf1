import { and, eq, gt, or, sql } from 'drizzle-orm'
import { identityRecords } from '../../db/identity-schema.ts'
import type { Db } from '../../db/open.ts'
import { DEVICE_MODEL } from './device.ts'

/** Where somebody is signed in. `device` is what their browser said of itself then, such as `Firefox · Linux`. */
type SessionEntry = { uid: string; device: string; signedInAt: Date; usedAt: Date }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Every session a person has, the one used last first. `sessionS` is how long one lasts when it is not used. */
export const listSessions = async (
  db: Db,
  accountId: string,
  { now, sessionS }: { now: number; sessionS: number },
): Promise<SessionEntry[]> => {
  const rows = await db
    .select()
    .from(identityRecords)
    .where(and(eq(identityRecords.accountId, accountId), gt(identityRecords.expiresAt, new Date(now))))
  const devices = new Map(
    rows
      .filter(({ model }) => model === DEVICE_MODEL)
      .map(({ uid, payload }) => [uid, textOf(payload['device'])]),
  )
  return rows
    .filter(({ model }) => model === 'Session')
    .map(({ uid, payload, expiresAt }) => ({
      uid: uid ?? '',
      device: devices.get(uid) ?? '',
      signedInAt: new Date(Number(payload['loginTs']) * 1_000),
      // Each use puts off its end.
      usedAt: new Date((expiresAt?.getTime() ?? now) - sessionS * 1_000),
    }))
    .toSorted((a, b) => b.usedAt.getTime() - a.usedAt.getTime())
}

/** Ends one session of a person with every token that was given in it; somebody else's is left alone. */
export const endSession = async (db: Db, accountId: string, uid: string): Promise<void> => {
  const isOfSession = or(
    eq(identityRecords.uid, uid),
    eq(sql`${identityRecords.payload}->>'sessionUid'`, uid),
  )
  await db.delete(identityRecords).where(and(eq(identityRecords.accountId, accountId), isOfSession))
}

/** Ends every session of a person, or all but one, with all that was granted in them; letters to them are good no longer. */
export const endSessionsOf = async (
  db: Db,
  accountId: string,
  keep: { uid: string; grants: readonly string[] } | null = null,
): Promise<void> => {
  const rows = await db.select().from(identityRecords).where(eq(identityRecords.accountId, accountId))
  for (const { model, id, uid, grantId, payload } of rows) {
    const isKept =
      keep !== null &&
      (uid === keep.uid || payload['sessionUid'] === keep.uid || keep.grants.includes(grantId ?? ''))
    // A grant alone opens nothing, and it goes with time; those that are kept cannot be told by their hash.
    if (isKept || model === 'Grant') continue
    await db.delete(identityRecords).where(and(eq(identityRecords.model, model), eq(identityRecords.id, id)))
  }
}
