import type { CaptchaChallenge } from '../../lib/contract/captcha.ts'
import type { CaptchaRoute } from '../../lib/contract/enums.ts'
import type { Db } from '../db/open.ts'
import { captchaUses } from '../db/schema.ts'
import type { Env } from '../env.ts'
import type { Secrets } from '../secrets.ts'
import type { CaptchaVerdict } from './verdict.ts'
import { createPuzzle, verifyPuzzle } from './proof-of-work.ts'
import { verifyRecaptcha } from './recaptcha.ts'

export type Captcha = {
  /** A puzzle; `factor` says how many times harder than usual. */
  challenge: (route: CaptchaRoute, factor: number) => Promise<CaptchaChallenge>
  verify: (token: string, route: CaptchaRoute) => Promise<CaptchaVerdict>
}

/** The captcha of this installation: the proof of work, or reCAPTCHA when its secret is set. */
export const createCaptcha = (env: Env, secrets: Secrets, clock: () => number): Captcha => {
  const { RECAPTCHA_SECRET: secret, CAPTCHA_TRIES: tries } = env
  const puzzle = { key: secrets.captchaKey, tries, clock }
  return {
    challenge: (route, factor) => createPuzzle({ ...puzzle, tries: tries * factor }, route),
    verify: (token, route) =>
      secret ? verifyRecaptcha(secret, token, clock) : verifyPuzzle(puzzle, token, route),
  }
}

/** Marks a good captcha answer as used; false when it is bad or was used before. */
export const consumeCaptcha = async (db: Db, verdict: CaptchaVerdict): Promise<boolean> => {
  if (verdict.state !== 'good') return false
  const { consumeId: id, expiresAt } = verdict
  const used = await db.insert(captchaUses).values({ id, expiresAt }).onConflictDoNothing().returning()
  return used.length > 0
}
