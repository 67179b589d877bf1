import type { z } from 'zod'
import type { FieldErrors } from '../../lib/contract/envelope.ts'
import type { handsetSpeechRequestSchema } from '../../lib/contract/handset.ts'
import { checkPersonalized } from '../../lib/domain/check-personalized.ts'
import type { Catalogue } from '../content/catalogue.ts'
import type { ToSay } from './handset-speaker.ts'
import { HANDSET_SCRIPTS, stepsOf, textOf } from './handset-scripts.ts'

type Asked = z.output<typeof handsetSpeechRequestSchema>
type Found = { ok: true; say: ToSay } | { ok: false; fields: FieldErrors }

const fault = (fields: FieldErrors): Found => ({ ok: false, fields })

/** What a request wants to hear: a step of a script we have, in a voice that speaks it, with checked details; a code per wrong field otherwise. */
export const stepToSay = (catalogue: Catalogue, asked: Asked): Found => {
  const script = HANDSET_SCRIPTS.find(({ id }) => id === asked.scriptId)
  const steps = script ? stepsOf(script) : {}
  if (!script || !Object.hasOwn(steps, asked.stepId)) return fault({ scriptId: 'SCENARIO_UNKNOWN' })
  const step = steps[asked.stepId]
  if (!step) return fault({ stepId: 'SCENARIO_UNKNOWN' })

  const campaign = catalogue.campaigns.find(({ id }) => id === script.id)
  const voice = catalogue.voices.find(({ id }) => id === asked.voice)
  if (!voice || campaign?.voice_ids.includes(voice.id) === false) return fault({ voice: 'VOICE_UNKNOWN' })

  // A name may be missing here, never wrong: the step is then said without it.
  const given = Object.entries(asked.personalizedFields).filter(([, value]) => value.trim() !== '')
  const known = Object.entries(campaign?.personalized_fields ?? {})
  const wanted = known.filter(([key]) => given.some(([name]) => name === key))
  const checked = checkPersonalized(Object.fromEntries(wanted), Object.fromEntries(given))
  if (!checked.ok) {
    const named = Object.entries(checked.fields).map(
      ([key, code]) => [`personalizedFields.${key}`, code] as const,
    )
    return fault(Object.fromEntries(named))
  }
  if (script.kind === 'voice-otp' && !asked.otpCode) return fault({ otpCode: 'OTP_INVALID' })

  const { language } = voice
  const text = textOf(script, step, { language, values: checked.values, code: asked.otpCode })
  const rate = script.kind === 'voice-otp' ? asked.rate : 1
  return { ok: true, say: { text, voice: voice.code, rate } }
}
