import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { identityKeys } from '../db/identity-schema.ts'
import type { Db } from '../db/open.ts'

const jwkSchema = z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string(), d: z.string() })
const secretSchema = z.string().min(32)

export type Keys = { signing: JWK; cookies: string; refresh: KeyObject; form: KeyObject; factor: Buffer }

const loadOrCreate = async <Schema extends z.ZodType>(
  db: Db,
  name: string,
  schema: Schema,
  make: () => unknown,
): Promise<z.output<Schema>> => {
  const find = () => db.select().from(identityKeys).where(eq(identityKeys.name, name))
  const [stored] = await find()
  if (stored) return schema.parse(stored.value)
  // Of two processes starting at once, the first writer wins and both read what it wrote.
  await db
    .insert(identityKeys)
    .values({ name, value: await make() })
    .onConflictDoNothing()
  const [row] = await find()
  return schema.parse(row?.value)
}

const makeSigningKey = async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomBytes(16).toString('base64url')
  return { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' }
}

const makeSecret = () => randomBytes(32).toString('base64url')

/** The keys of this server, made at the first start and kept in its database, so that a restart signs nobody out. */
export const openKeys = async (db: Db): Promise<Keys> => {
  const [signing, cookies, refresh, form, factor] = await Promise.all([
    loadOrCreate(db, 'signing', jwkSchema, makeSigningKey),
    loadOrCreate(db, 'cookies', secretSchema, makeSecret),
    loadOrCreate(db, 'refresh', secretSchema, makeSecret),
    loadOrCreate(db, 'form', secretSchema, makeSecret),
    loadOrCreate(db, 'factor', secretSchema, makeSecret),
  ])
  return {
    signing,
    cookies,
    refresh: createSecretKey(Buffer.from(refresh, 'base64url')),
    form: createSecretKey(Buffer.from(form, 'base64url')),
    factor: Buffer.from(factor, 'base64url'),
  }
}
