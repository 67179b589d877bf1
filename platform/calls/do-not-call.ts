import { inArray, like, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { suppressions } from '../db/schema.ts'
import type { Secrets } from '../secrets.ts'

/** Whether a number (E.164) is not to be called. One question for both lists, so that neither the words nor the time tell which one it is on. */
export const isSuppressed = async (db: Db, secrets: Secrets, phone: string): Promise<boolean> => {
  const entries = inArray(suppressions.phoneHash, secrets.lastingHashes('phone', phone))
  return (await db.select().from(suppressions).where(entries).limit(1)).length > 0
}

/** Puts a number on the list of those not to be called. */
export const suppressNumber = async (db: Db, secrets: Secrets, phone: string): Promise<void> => {
  const entry = { phoneHash: secrets.lastingHash('phone', phone), reason: 'do_not_call' } as const
  await db.insert(suppressions).values(entry).onConflictDoNothing()
}

/** Throws when the list has entries that no key of this installation can find: their numbers would be called again. */
export const expectSuppressionKeys = async (db: Db, secrets: Secrets): Promise<void> => {
  const keyId = sql<string>`split_part(${suppressions.phoneHash}, '.', 1)`
  const used = await db
    .selectDistinct({ keyId })
    .from(suppressions)
    .where(like(suppressions.phoneHash, '%.%'))
  const missing = used.map((row) => row.keyId).filter((id) => !secrets.keyIds.includes(id))
  if (missing.length > 0)
    throw new Error(
      `the do-not-call list has entries of a key that is not here (${missing.join(', ')}): add the former secret to APP_SECRET_PREVIOUS`,
    )
}
