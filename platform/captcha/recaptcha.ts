import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CaptchaVerdict } from './verdict.ts'

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify'

/** Google calls a token good for two minutes; it is remembered as used for longer than that. */
const REMEMBER_MS = 10 * 60_000

const answerSchema = z.object({ success: z.boolean() })

/** Asks Google whether a reCAPTCHA token is good. */
export const verifyRecaptcha = async (
  secret: string,
  token: string,
  clock: () => number,
): Promise<CaptchaVerdict> => {
  try {
    const answer = await fetch(VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(5_000),
    })
    const { success } = answerSchema.parse(await answer.json())
    const consumeId = createHash('sha256').update(token).digest('hex')
    return success
      ? { state: 'good', consumeId, expiresAt: new Date(clock() + REMEMBER_MS) }
      : { state: 'bad' }
  } catch {
    return { state: 'unreachable' }
  }
}
