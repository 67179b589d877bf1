import { solveChallenge } from 'altcha-lib'
import { readChallenge } from '@/lib/captcha/read-challenge'
import { ApiError } from '@/lib/api-error'
import type { CaptchaRoute } from '@/lib/contract/enums'

const loadDeriveKey = async () =>
  (await (isSecureContext ? import('altcha-lib/algorithms/web/pbkdf2') : import('@/lib/captcha/derive-key')))
    .deriveKey

/** Fetches a proof-of-work puzzle, solves it in this browser and gives the answer as the `recaptcha` field wants it. */
export const solveCaptcha = async (route: CaptchaRoute): Promise<string> => {
  const challenge = await readChallenge(route)
  const solution = await solveChallenge({ challenge, deriveKey: await loadDeriveKey() })
  if (!solution) throw new ApiError('refused', { code: 'INVALID_RECAPTCHA' })
  return btoa(JSON.stringify({ challenge, solution }))
}
