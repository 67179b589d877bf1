import type { z } from 'zod'
import type { FieldErrors } from '../../lib/contract/envelope.ts'
import {
  storedHandsetSchema,
  type handsetSpeechRequestSchema,
  type StoredScript,
  type StoredStep,
} from '../../lib/contract/handset.ts'
import type { Locale } from '../../lib/contract/enums.ts'
import type { Translation } from '../../lib/contract/sample-call.ts'
import { checkPersonalized } from '../../lib/domain/check-personalized.ts'
import { mergeScript } from '../../lib/domain/script-template.ts'
import type { Catalogue } from '../content/catalogue.ts'
import stored from '../seed/handset.json' with { type: 'json' }
import { spellCode } from '../speech/otp.ts'
import { inOtherLanguages } from './in-other-languages.ts'
import type { StepSpeech } from './handset-speaker.ts'

const handset = storedHandsetSchema.parse(stored)

/** Every script of the handset as it is written. */
export const HANDSET_SCRIPTS: readonly StoredScript[] = handset.scripts

/** The steps of a script by name, the shared ones among them. */
export const stepsOf = (script: StoredScript): Readonly<Record<string, StoredStep>> => ({
  ...handset.shared,
  ...script.steps,
})

/** What fills the places of a step; without a name its plain words are said. */
export type StepValues = {
  language: Locale
  values: Readonly<Record<string, string>>
  code?: string | undefined
}

const ADDRESS = {
  vi: { 'voice-otp': 'bạn', 'auto-call': 'Quý khách', callbot: 'Quý khách' },
  en: { 'voice-otp': 'you', 'auto-call': 'you', callbot: 'you' },
} as const

/** Whether the words of a step depend on the visitor's details, or on the code. */
export const isPersonal = (step: StoredStep, language: Locale): boolean => step[language].includes('{{')

/** The words of a step with everything filled in; no place is left open. */
export const textOf = (
  script: StoredScript,
  step: StoredStep,
  { language, values, code }: StepValues,
): string => {
  const template = (values.ten ? undefined : step.plain?.[language]) ?? step[language]
  const filled = mergeScript(template, {
    danh_xung: values.danh_xung || ADDRESS[language][script.kind],
    ten: values.ten ?? '',
    ma: code ? spellCode(code) : '',
  })
  return filled.replace(/ *\{\{\s*\w+\s*\}\}/g, '').trim()
}

type StepRequest = z.output<typeof handsetSpeechRequestSchema>
type StepResult = { ok: true; say: StepSpeech; translation: Translation } | { ok: false; fields: FieldErrors }

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
  const said = { language, values: checked.values, code: request.otpCode }
  const text = textOf(script, step, said)
  const rate = script.kind === 'voice-otp' ? request.rate : 1
  return {
    ok: true,
    say: { text, voice: voice.code, rate },
    translation: inOtherLanguages(language, (other) =>
      textOf(script, step, { language: other, values: said.values, code: said.code }),
    ),
  }
}
