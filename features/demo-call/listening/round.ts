import { LISTENING_CODES, listeningCode, type ListeningRate } from '@/lib/contract/listening'
import type { OtpLength } from '@/lib/contract/enums'

/** What the listener chose to hear. */
export type Setting = { digits: OtpLength; rate: ListeningRate; voice: string }

/** One code to hear and type. */
export type Round = Setting & { turn: number; code: string; listens: number }

/** One answered code, as it stands in the comparison. */
export type Answer = Setting & { id: number; code: string; typed: string; right: number; listens: number }

/** Which of the codes of a length to read, by chance. */
export const randomTurn = (random = Math.random) => Math.floor(random() * LISTENING_CODES)

/** A new code for a setting, another than the one just heard. */
export const newRound = (
  { digits, rate, voice }: Setting,
  before: number | undefined,
  random = Math.random,
): Round => {
  const drawn = randomTurn(random)
  const turn = drawn === before ? (drawn + 1) % LISTENING_CODES : drawn
  return { digits, rate, voice, turn, code: listeningCode(digits, turn), listens: 0 }
}

/** How many digits of a code were typed in their places; what is missing or too much counts as wrong. */
export const rightDigits = (code: string, typed: string) =>
  [...code].filter((digit, index) => typed[index] === digit).length

/** Only the digits of what was typed or pasted, at most `length`. */
export const digitsOf = (text: string, length: number) =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, length)
