import { eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { eraseAccountCalls } from '../calls/erase-calls.ts'
import { apiKeys, speeches, type ApiKeyRow } from '../db/api-schema.ts'
import { SPEECHES } from '../speech-api/speak.ts'
import { accountOf } from './key.ts'

type Parts = Pick<FastifyInstance, 'database' | 'storage' | 'secrets' | 'clock'>

/** The keys of the person at an e-mail address that is known to be theirs. */
export const keysOfPerson = (
  { database: { db }, secrets }: Pick<Parts, 'database' | 'secrets'>,
  email: string,
): Promise<ApiKeyRow[]> =>
  db
    .select()
    .from(apiKeys)
    .where(inArray(apiKeys.emailHash, secrets.lastingHashes('email', email)))

/** Deletes the keys of the person at an e-mail address with all that was made with them, sounds and calls; gives how many keys. */
export const eraseKeys = async (parts: Parts, email: string): Promise<number> => {
  const { db } = parts.database
  const { files } = parts.storage
  const keys = await keysOfPerson(parts, email)
  for (const account of new Set(keys.map(accountOf))) await eraseAccountCalls(parts, account)
  const ids = keys.map(({ id }) => id)
  const spoken = await db.select({ id: speeches.id }).from(speeches).where(inArray(speeches.keyId, ids))
  const isSpoken = new Set(spoken.map(({ id }) => id))
  for await (const { key } of files.list(SPEECHES))
    if (isSpoken.has(/[0-9a-f-]{36}/.exec(key)?.[0] ?? '')) await files.remove(key)
  for (const id of ids) await db.delete(apiKeys).where(eq(apiKeys.id, id))
  return keys.length
}
