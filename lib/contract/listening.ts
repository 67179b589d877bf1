import { z } from 'zod'
import { OTP_LENGTHS, type OtpLength } from './enums.ts'
import { numberAmong } from './query.ts'

/** The speeds that the listening test compares, 1 being normal. */
export const LISTENING_RATES = [0.8, 1, 1.2, 1.5] as const
export type ListeningRate = (typeof LISTENING_RATES)[number]

/** The silence between two digits of a code at speed 1, in ms; a speed divides it. */
export const DIGIT_PAUSE_MS = 430

/** How many different codes there are of each length. */
export const LISTENING_CODES = 20

/** Which code to hear: `turn` numbers the codes of a length from 0. */
export const listeningQuerySchema = z.object({
  digits: numberAmong(OTP_LENGTHS),
  rate: numberAmong(LISTENING_RATES),
  voice: z.string().min(1).max(80),
  turn: z.coerce
    .number()
    .int()
    .min(0)
    .max(LISTENING_CODES - 1),
})
export type ListeningQuery = z.infer<typeof listeningQuerySchema>

/**
 * The code behind a turn. Both sides work it out, so what is heard is a plain file that may be kept, and its address
 * does not give the digits away at a glance; it protects nothing, for the test is only with oneself.
 */
export const listeningCode = (digits: OtpLength, turn: number): string => {
  let state = (turn + 1) * 2_654_435_761 + digits
  return Array.from({ length: digits }, () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0
    return String((state >>> 8) % 10)
  }).join('')
}
