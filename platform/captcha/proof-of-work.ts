import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import {
  captchaChallengeSchema,
  captchaPayloadSchema,
  type CaptchaChallenge,
} from '../../lib/contract/captcha.ts'
import type { CaptchaRoute } from '../../lib/contract/enums.ts'
import type { CaptchaVerdict } from './verdict.ts'

/** `tries` is how often, on average, a browser has to try. */
type Puzzle = { key: string; tries: number; clock: () => number }

const HASHES_PER_TRY = 1_000

const LIFE_MS = 5 * 60_000

/** Gives a signed puzzle that is good for one request to one route within five minutes. */
export const createPuzzle = async (
  { key, tries, clock }: Puzzle,
  route: CaptchaRoute,
): Promise<CaptchaChallenge> => {
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: HASHES_PER_TRY,
    // Never few tries, and never twice as many as usual.
    counter: randomInt(Math.ceil(tries * 1.5), Math.floor(tries / 2)),
    data: { route },
    deriveKey,
    expiresAt: new Date(clock() + LIFE_MS),
    hmacSignatureSecret: key,
  })
  return captchaChallengeSchema.parse({
    parameters: {
      algorithm: parameters.algorithm,
      cost: parameters.cost,
      data: parameters.data,
      expires_at: parameters.expiresAt,
      key_length: parameters.keyLength,
      key_prefix: parameters.keyPrefix,
      nonce: parameters.nonce,
      salt: parameters.salt,
    },
    signature,
  })
}

const readPayload = (token: string) => {
  try {
    return captchaPayloadSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
  } catch {
    return null
  }
}

/** Checks signature, age, route and work of an answer; whether it was used before is for the caller to see. */
export const verifyPuzzle = async (
  { key, clock }: Puzzle,
  token: string,
  route: CaptchaRoute,
): Promise<CaptchaVerdict> => {
  const payload = readPayload(token)
  if (!payload) return { state: 'bad' }
  const { challenge, solution } = payload
  const { data, expiresAt } = challenge.parameters
  if (data['route'] !== route || expiresAt * 1_000 < clock()) return { state: 'bad' }
  const { verified } = await verifySolution({
    challenge,
    solution: { counter: solution.counter, derivedKey: solution.derivedKey },
    deriveKey,
    hmacSignatureSecret: key,
  })
  return verified
    ? { state: 'good', consumeId: challenge.signature, expiresAt: new Date(expiresAt * 1_000) }
    : { state: 'bad' }
}
