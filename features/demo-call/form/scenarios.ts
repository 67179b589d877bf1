import type { ComponentType } from 'react'
import { CampaignFields } from '@/features/demo-call/form/campaign-fields'
import {
  campaignOf,
  codeVoices,
  firstOptions,
  languageOf,
  voicesOf,
  type Catalogue,
} from '@/features/demo-call/form/catalogue'
import { CodeFields } from '@/features/demo-call/form/code-fields'
import type { FieldsProps } from '@/features/demo-call/form/active-form'
import {
  codeOf,
  CONSENT_VERSIONS,
  spacedDigits,
  type FormValues,
  type Start,
} from '@/features/demo-call/form/form-values'
import type { HandsetValues } from '@/features/demo-call/handset/script'
import type { DemoCallKind } from '@/lib/contract/enums'
import type { Localized } from '@/lib/contract/localized'
import type { Locale } from '@/lib/i18n/config'

type Chosen = { values: FormValues; catalogue: Catalogue; lang: Locale }

/** The sentences of a call with places like `{{ten}}`, in every language, which of these is spoken, and what goes into the places. */
export type FilledScript = { language: Locale; script: Localized; values: Readonly<Record<string, string>> }

/** One kind of demo call as the form knows it; what it sends stands in `call/call-adapters.ts`. */
export type Scenario = {
  Fields: ComponentType<FieldsProps>
  start: (start: Start) => Partial<FormValues>
  /** What has to change with a choice so that the rest still fits it. */
  settle: (chosen: Chosen) => Partial<FormValues>
  filledScript: (chosen: Chosen) => FilledScript | null
  /** Whether the sentences stand open: where there are few, nobody should have to unfold them. */
  isScriptOpen: boolean
  handset: (values: FormValues) => { campaignId?: string; values: HandsetValues }
}

const campaignCall: Scenario = {
  Fields: CampaignFields,
  start: ({ catalogue, campaignId, lang }) => {
    const first = campaignOf(catalogue, campaignId) ?? catalogue.campaigns[0]
    return {
      campaignId: first?.id ?? '',
      voice: voicesOf(catalogue, first, lang)[0]?.id ?? '',
      personalizedFields: firstOptions(first),
    }
  },
  settle: ({ values, catalogue, lang }) => {
    const campaign = campaignOf(catalogue, values.campaignId)
    const voices = voicesOf(catalogue, campaign, lang)
    return {
      // An empty choice is one that a link has left open.
      voice: values.voice && ((voices.find(({ id }) => id === values.voice) ?? voices[0])?.id ?? ''),
      personalizedFields: { ...firstOptions(campaign), ...values.personalizedFields },
    }
  },
  filledScript: ({ values, catalogue, lang }) => {
    const campaign = campaignOf(catalogue, values.campaignId)
    const language = languageOf(catalogue, values.voice, lang)
    return campaign ? { language, script: campaign.script, values: values.personalizedFields } : null
  },
  isScriptOpen: false,
  handset: ({ campaignId, voice, personalizedFields }) => ({
    campaignId,
    values: { voice, personalizedFields },
  }),
}

const codeCall: Scenario = {
  Fields: CodeFields,
  start: ({ catalogue, lang }) => ({ voice: codeVoices(catalogue, lang)[0]?.id ?? '' }),
  settle: () => ({}),
  filledScript: ({ values, catalogue, lang }) => {
    const language = languageOf(catalogue, values.voice, lang)
    const { script } = catalogue
    return script && { language, script, values: { ma: spacedDigits(codeOf(values)) } }
  },
  isScriptOpen: true,
  handset: (values) => ({
    values: {
      voice: values.voice,
      otpCode: codeOf(values),
      otpLength: values.digits === '4' ? 4 : 6,
      rate: Number(values.rate),
    },
  }),
}

/** All kinds of demo call; a new kind is one more entry here, one in `call/call-adapters.ts`, and its words. */
export const SCENARIOS: Record<DemoCallKind, Scenario> = {
  'auto-call': campaignCall,
  callbot: campaignCall,
  'voice-otp': codeCall,
}

/** What the form shows before anything is chosen, or what was typed into it before. */
export const startingValues = (start: Start): FormValues => {
  const preset = SCENARIOS[start.kind].start(start)
  return {
    phoneNumber: '',
    voice: '',
    campaignId: '',
    digits: '6',
    code: start.code,
    rate: '1',
    consent: false,
    ...preset,
    ...start.typed,
    consentVersion: CONSENT_VERSIONS[start.line],
    personalizedFields: { ...preset.personalizedFields, ...start.typed?.personalizedFields },
    kind: start.kind,
  }
}

const definedOf = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null))

/** All values of a form in which only `typed` is known yet: what is not asked for, or not chosen, goes along as it stands. */
export const wholeValues = (start: Start, typed: object): FormValues => {
  const values = { ...startingValues(start), ...definedOf(typed) }
  const { kind, catalogue, lang } = start
  return { ...values, ...SCENARIOS[kind].settle({ values, catalogue, lang }) }
}
