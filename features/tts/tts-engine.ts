import { createSound, readLeft } from '@/features/tts/api'
import { ApiError } from '@/lib/api-error'
import { solveCaptcha } from '@/lib/captcha/solve-captcha'
import { readPieces, warmUp } from '@/lib/domain/reading/read'

/** Everything the try-out needs once somebody uses it: the reading rules, the requests, the captcha. */
export const ttsEngine = { readPieces, warmUp, createSound, readLeft, solveCaptcha, ApiError }
export type TtsEngine = typeof ttsEngine
