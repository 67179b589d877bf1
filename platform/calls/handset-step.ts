import type { z } from 'zod'
import type { FieldErrors } from '../../lib/contract/envelope.ts'
import type { handsetSpeechRequestSchema } from '../../lib/contract/handset.ts'
import { checkPersonalized } from '../../lib/domain/check-personalized.ts'
import type { Catalogue } from '../content/catalogue.ts'
import type { StepSpeech } from './handset-speaker.ts'
import { HANDSET_SCRIPTS, stepsOf, textOf } from './handset-scripts.ts'

type StepRequest = z.output<typeof handsetSpeechRequestSchema>
type StepResult = { ok: true; say: StepSpeech } | { ok: false; fields: FieldErrors }

const invalid = (fields: FieldErrors): StepResult => ({ ok: false, fields })

/** What a request wants to hear: a step of a script we have, in a voice that speaks it, with checked details; a code per wrong field otherwise. */
export const stepToSay = (catalogue: Catalogue, request: StepRequest): StepResult => {
  const script = HANDSET_SCRIPTS.find(({ id }) => id === request.scriptId)
  const steps = script ? stepsOf(script) : {}
  if (!script || !Object.hasOwn(steps, request.stepId)) return invalid({ scriptId: 'SCENARIO_UNKNOWN' })
  const step = steps[request.stepId]
  if (!step) return invalid({ stepId: 'SCENARIO_UNKNOWN' })

  const campaign = catalogue.campaigns.find(({ id }) => id === script.id)
  const voice = catalogue.voices.find(({ id }) => id === request.voice)
  if (!voice || campaign?.voice_ids.includes(voice.id) === false) return invalid({ voice: 'VOICE_UNKNOWN' })

  // A name may be missing here, never wrong: the step is then said without it.
  const filled = Object.entries(request.personalizedFields).filter(([, value]) => value.trim() !== '')
  const fields = Object.entries(campaign?.personalized_fields ?? {})
  const filledFields = fields.filter(([key]) => filled.some(([name]) => name === key))
  const checked = checkPersonalized(Object.fromEntries(filledFields), Object.fromEntries(filled))
  if (!checked.ok) {
    const named = Object.entries(checked.fields).map(
      ([key, code]) => [`personalizedFields.${key}`, code] as const,
    )
    return invalid(Object.fromEntries(named))
  }
  if (script.kind === 'voice-otp' && !request.otpCode) return invalid({ otpCode: 'OTP_INVALID' })

  const { language } = voice
  const text = textOf(script, step, { language, values: checked.values, code: request.otpCode })
  const rate = script.kind === 'voice-otp' ? request.rate : 1
  return { ok: true, say: { text, voice: voice.code, rate } }
}
