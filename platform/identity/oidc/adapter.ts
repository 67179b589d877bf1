import { and, eq, lt } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { identityRecords } from '../../db/identity-schema.ts'
import type { Db } from '../../db/open.ts'

/** How long a spent refresh token still works, in seconds: the answer that carried the next one may have been lost. */
const REUSE_S: Partial<Record<string, number>> = { RefreshToken: 30 }

const hash = (id: string) => createHash('sha256').update(id).digest('base64url')

const textField = (payload: AdapterPayload, name: 'grantId' | 'uid' | 'accountId') => {
  const value = payload[name]
  return typeof value === 'string' ? value : null
}

/** Keeps the provider's sessions, grants and tokens as rows; an identifier is stored as its hash only. */
export const createAdapter =
  (db: Db, clock: () => number) =>
  (model: string): Adapter => {
    const whereId = (id: string) => and(eq(identityRecords.model, model), eq(identityRecords.id, hash(id)))
    // A session is also found by its uid, and then has to give its identifier back.
    const keepsId = model === 'Session'
    const toPayload = (
      row: typeof identityRecords.$inferSelect | undefined,
      id?: string,
    ): AdapterPayload | undefined => {
      if (!row || (row.expiresAt && row.expiresAt.getTime() <= clock())) return undefined
      const { consumed, ...payload } = row.payload
      if (!keepsId) payload['jti'] = id
      const isUsed = Number(consumed) + (REUSE_S[model] ?? 0) <= Math.floor(clock() / 1000)
      return isUsed ? { ...payload, consumed } : payload
    }
    return {
      upsert: async (id, payload, expiresIn) => {
        const { jti, ...rest } = payload
        const values = {
          payload: keepsId ? { ...rest, jti } : rest,
          grantId: textField(payload, 'grantId'),
          uid: textField(payload, 'uid'),
          accountId: textField(payload, 'accountId'),
          expiresAt: expiresIn ? new Date(clock() + expiresIn * 1000) : null,
        }
        await db
          .insert(identityRecords)
          .values({ model, id: hash(id), ...values })
          .onConflictDoUpdate({ target: [identityRecords.model, identityRecords.id], set: values })
      },
      find: async (id) => toPayload((await db.select().from(identityRecords).where(whereId(id)))[0], id),
      findByUid: async (uid) => {
        const rows = await db
          .select()
          .from(identityRecords)
          .where(and(eq(identityRecords.model, model), eq(identityRecords.uid, uid)))
        return toPayload(rows[0])
      },
      // Only device sign-in asks for this, and it is off.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const [row] = await db.select().from(identityRecords).where(whereId(id))
        if (!row || row.payload['consumed'] !== undefined) return
        const consumed = Math.floor(clock() / 1000)
        await db
          .update(identityRecords)
          .set({ payload: { ...row.payload, consumed } })
          .where(whereId(id))
      },
      destroy: async (id) => {
        await db.delete(identityRecords).where(whereId(id))
      },
      // Of this model only: taking all of a grant would take the interaction of an account switch with it.
      revokeByGrantId: async (grantId) => {
        await db
          .delete(identityRecords)
          .where(and(eq(identityRecords.model, model), eq(identityRecords.grantId, grantId)))
      },
    }
  }

/** Deletes what has run out. */
export const sweepRecords = async (db: Db, now: number): Promise<void> => {
  await db.delete(identityRecords).where(lt(identityRecords.expiresAt, new Date(now)))
}
