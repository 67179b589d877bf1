import { storedHandsetSchema, type StoredScript, type StoredStep } from '../../lib/contract/handset.ts'
import type { Locale } from '../../lib/contract/enums.ts'
import { mergeScript } from '../../lib/domain/script-template.ts'
import stored from '../seed/handset.json' with { type: 'json' }
import { spellCode } from '../speech/otp.ts'

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
