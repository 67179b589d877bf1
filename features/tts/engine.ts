import { createSound } from '@/features/tts/api/create-sound'
import { readLeft } from '@/features/tts/api/read-left'
import { ApiError } from '@/lib/api-error'
import { solveCaptcha } from '@/lib/captcha/solve-captcha'
import { readPieces } from '@/lib/domain/reading/read'

/** Everything the try-out needs once somebody uses it: the reading rules, the requests, the captcha. */
export const engine = { readPieces, createSound, readLeft, solveCaptcha, ApiError }
export type Engine = typeof engine
