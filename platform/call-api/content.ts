import type { NewCall } from '../../lib/contract/call-api.ts'
import { placeholdersIn, mergeScript } from '../../lib/domain/script-template.ts'
import { refuse } from '../api/api-error.ts'
import type { CallContent } from '../calls/dialogue.ts'
import type { Catalogue } from '../content/catalogue.ts'

type Said = Pick<NewCall, 'script' | 'otp_code' | 'voice' | 'rate' | 'values'>

/** The first place of a script that these values leave empty, or null. */
export const emptyPlace = (script: string, values: Readonly<Record<string, string>>): string | null =>
  placeholdersIn(script).find((name) => !values[name]) ?? null

/** The voice of that id; VALIDATION when there is none. */
export const voiceOf = ({ voices }: Catalogue, voice: string) =>
  voices.find(({ id }) => id === voice) ?? refuse({ voice: 'VOICE_UNKNOWN' })

/** What a call says; VALIDATION names what is missing or too much. */
export const contentOf = (
  catalogue: Catalogue,
  { script, otp_code: otpCode, voice, rate, values }: Said,
): CallContent => {
  const { id: voiceId, language } = voiceOf(catalogue, voice)
  if (script === undefined) {
    if (otpCode === undefined) return refuse({ script: 'SCRIPT_EMPTY' })
    return { type: 'otp', voiceId, language, rate, otpCode }
  }
  if (otpCode !== undefined) return refuse({ otp_code: 'INVALID' })
  const empty = emptyPlace(script, values)
  if (empty !== null) return refuse({ [`values.${empty}`]: 'PERSONALIZED_REQUIRED' })
  return { type: 'script', voiceId, language, rate, text: mergeScript(script, values) }
}
