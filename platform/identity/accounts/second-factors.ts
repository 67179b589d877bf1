import { and, eq, lt, sql } from 'drizzle-orm'
import { createHmac, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { identitySecondFactors } from '../../db/identity-schema.ts'
import type { Db } from '../../db/open.ts'
import { decrypt, encrypt } from '../../secrets.ts'
import type { Keys } from '../keys.ts'

const SECRET_BYTES = 20
const DIGITS = 6
const PERIOD_S = 30
/** A phone's clock may be wrong by this many half minutes. */
const WINDOW = 1

const RECOVERY_CODES = 10
/** Without the letters that are read as another; 32 of them, five bits each. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz0123456789'
const CODE_LENGTH = 12

const makeCode = () =>
  [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '').join('')

/** A recovery code as it is read and written down. */
export const groupCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-')

/** What the app is told: by a picture of `uri`, or by typing `secret` (base32). */
export type Enrolment = { secret: string; uri: string }

type Options = { db: Db; keys: Pick<Keys, 'factor'>; issuer: string; clock: () => number }

/** The second factor of people: one-time codes of an app (TOTP, RFC 6238) and ten codes for whoever has lost it. */
export const createSecondFactors = ({ db, keys, issuer, clock }: Options) => {
  const totpOf = (secret: string, label = '') =>
    new TOTP({
      issuer,
      label,
      secret: Secret.fromBase32(secret),
      algorithm: 'SHA1',
      digits: DIGITS,
      period: PERIOD_S,
    })

  /** The half minute a code belongs to; null when it is none of now. */
  const stepOf = (secret: string, code: string): number | null => {
    const delta = totpOf(secret).validate({ token: code, timestamp: clock(), window: WINDOW })
    return delta === null ? null : Math.floor(clock() / 1_000 / PERIOD_S) + delta
  }

  const hashOf = (accountId: string, code: string) =>
    createHmac('sha256', keys.factor).update(`recovery ${accountId} ${code}`).digest('base64url')

  const find = async (accountId: string) => {
    const [row] = await db
      .select()
      .from(identitySecondFactors)
      .where(eq(identitySecondFactors.accountId, accountId))
    return row
  }

  const makeCodes = (accountId: string) => {
    const codes = Array.from({ length: RECOVERY_CODES }, makeCode)
    return { codes, recoveryHashes: codes.map((code) => hashOf(accountId, code)) }
  }

  const takeStep = async (accountId: string, step: number) => {
    const taken = await db
      .update(identitySecondFactors)
      .set({ lastStep: step })
      .where(and(eq(identitySecondFactors.accountId, accountId), lt(identitySecondFactors.lastStep, step)))
      .returning()
    return taken.length > 0
  }

  const takeRecoveryCode = async (accountId: string, code: string) => {
    const hash = hashOf(accountId, code)
    const { recoveryHashes } = identitySecondFactors
    const taken = await db
      .update(identitySecondFactors)
      .set({ recoveryHashes: sql`${recoveryHashes} - ${hash}::text` })
      .where(
        and(
          eq(identitySecondFactors.accountId, accountId),
          sql`${recoveryHashes} @> ${JSON.stringify([hash])}::jsonb`,
        ),
      )
      .returning()
    return taken.length > 0
  }

  return {
    /** How many recovery codes a person has left; null where the second factor is off. */
    codesLeft: async (accountId: string): Promise<number | null> =>
      (await find(accountId))?.recoveryHashes.length ?? null,
    /** A new key, which is nobody's yet, for the app of `label`. */
    draft: (): string => new Secret({ size: SECRET_BYTES }).base32,
    /** What an app is told to know a key by. */
    enrolment: (secret: string, label: string): Enrolment => ({
      secret,
      uri: totpOf(secret, label).toString(),
    }),
    /** Turns it on for whoever has shown a code of the key; gives the recovery codes, or null when the code is wrong. */
    turnOn: async (accountId: string, secret: string, code: string): Promise<string[] | null> => {
      const step = stepOf(secret, code)
      if (step === null) return null
      const { codes, recoveryHashes } = makeCodes(accountId)
      const values = { sealedSecret: encrypt(keys.factor, secret), lastStep: step, recoveryHashes }
      await db
        .insert(identitySecondFactors)
        .values({ accountId, ...values })
        .onConflictDoUpdate({ target: identitySecondFactors.accountId, set: values })
      return codes
    },
    turnOff: async (accountId: string): Promise<void> => {
      await db.delete(identitySecondFactors).where(eq(identitySecondFactors.accountId, accountId))
    },
    /** New recovery codes in place of those there were. */
    renewCodes: async (accountId: string): Promise<string[]> => {
      const { codes, recoveryHashes } = makeCodes(accountId)
      await db
        .update(identitySecondFactors)
        .set({ recoveryHashes })
        .where(eq(identitySecondFactors.accountId, accountId))
      return codes
    },
    /** Takes a code of the app or for recovery, each once; null when it is neither. */
    take: async (accountId: string, code: string): Promise<'app' | 'recovery' | null> => {
      const row = await find(accountId)
      if (!row) return null
      const step = stepOf(decrypt(keys.factor, row.sealedSecret), code)
      if (step !== null) return (await takeStep(accountId, step)) ? 'app' : null
      return (await takeRecoveryCode(accountId, code)) ? 'recovery' : null
    },
  }
}
export type SecondFactors = ReturnType<typeof createSecondFactors>
