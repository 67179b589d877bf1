import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { readChallenge } from '@/features/demo-call/api/read-challenge'
import { ApiError } from '@/lib/api-error'
import type { DemoCallKind } from '@/lib/contract/enums'

/** Fetches a proof-of-work puzzle, solves it in this browser and gives the answer as the `recaptcha` field wants it. */
export const solveCaptcha = async (kind: DemoCallKind): Promise<string> => {
  const challenge = await readChallenge(kind)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new ApiError('refused', { code: 'INVALID_RECAPTCHA' })
  return btoa(JSON.stringify({ challenge, solution }))
}
