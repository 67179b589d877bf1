import { solveChallenge } from 'altcha-lib'
import { ApiError } from '@/lib/api-error'
import { captchaChallengeSchema } from '@/lib/contract/captcha'
import type { CaptchaRoute } from '@/lib/contract/enums'
import { paths } from '@/lib/contract/paths'
import { request } from '@/lib/http'

const loadDeriveKey = async () =>
  (await (isSecureContext ? import('altcha-lib/algorithms/web/pbkdf2') : import('@/lib/captcha/derive-key')))
    .deriveKey

/** Fetches a proof-of-work puzzle, solves it in this browser and gives the answer as the `recaptcha` field wants it. */
export const solveCaptcha = async (route: CaptchaRoute): Promise<string> => {
  const challenge = await request(captchaChallengeSchema, { url: paths.captchaChallenge(route) })
  const solution = await solveChallenge({ challenge, deriveKey: await loadDeriveKey() })
  if (!solution) throw new ApiError('refused', { code: 'INVALID_RECAPTCHA' })
  return btoa(JSON.stringify({ challenge, solution }))
}
