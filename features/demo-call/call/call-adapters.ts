import { z } from 'zod'
import { campaignOf, toCatalogue, type Catalogue } from '@/features/demo-call/form/catalogue'
import { codeOf, type FormErrors, type FormValues } from '@/features/demo-call/form/form-values'
import type { Camelized } from '@/lib/contract/camelized'
import {
  campaignDetailSchema,
  campaignSummaryListSchema,
  type CampaignSummary,
} from '@/lib/contract/campaign'
import {
  autoCallRequestSchema,
  voiceOtpRequestSchema,
  type AutoCallBody,
  type VoiceOtpBody,
} from '@/lib/contract/demo-call'
import type { DemoCallKind } from '@/lib/contract/enums'
import { localizedSchema } from '@/lib/contract/localized'
import { paths } from '@/lib/contract/paths'
import { checkPersonalized } from '@/lib/domain/check-personalized'
import { voiceListSchema } from '@/lib/contract/voice'

/** How a list is had: from the browser it throws when it cannot be had, while rendering it is null. */
type Get = <Schema extends z.ZodType>(
  schema: Schema,
  path: string,
) => Promise<Camelized<z.output<Schema>> | null>

/** One kind of demo call as the service knows it: what can be chosen, and what is sent. */
export type CallAdapter = {
  read: (get: Get) => Promise<Catalogue | null>
  schema: z.ZodType<AutoCallBody | VoiceOtpBody>
  body: (values: FormValues, recaptcha: string) => unknown
  /** The form's name of a field of the body. */
  fields: Readonly<Record<string, Exclude<keyof FormErrors, 'personalizedFields'>>>
  /** Faults that only show beside what was to choose from. */
  check: (values: FormValues, catalogue: Catalogue) => FormErrors
}

const common = ({ phoneNumber, voice, consent, consentVersion }: FormValues, recaptcha: string) => ({
  recaptcha,
  phoneNumber,
  voice,
  consent: { accepted: consent, version: consentVersion },
})

type CampaignKind = Exclude<DemoCallKind, 'voice-otp'>

/** A campaign with its script and fields, from the list where it carries them, else from the detail; null when that cannot be had. */
const readWhole = async (get: Get, kind: CampaignKind, summary: Camelized<CampaignSummary>) => {
  const { script, personalizedFields } = summary
  if (script && personalizedFields) return { ...summary, script, personalizedFields }
  const detail = await get(campaignDetailSchema, paths.campaign(kind, summary.id)).catch(() => null)
  return detail?.campaign ?? null
}

const campaignCall = (kind: CampaignKind): CallAdapter => ({
  read: async (get) => {
    const [summaries, voices] = await Promise.all([
      get(campaignSummaryListSchema, paths.campaigns(kind)),
      get(voiceListSchema, paths.voices(kind)),
    ])
    if (!summaries || !voices) return null
    const read = await Promise.all(summaries.map((summary) => readWhole(get, kind, summary)))
    const campaigns = read.filter((campaign) => campaign !== null)
    // Nothing at all could be read whole: that is a service that is down, not a list that is empty.
    const isUnavailable = campaigns.length === 0 && summaries.length > 0
    return isUnavailable ? null : toCatalogue({ campaigns, voices, script: null })
  },
  schema: autoCallRequestSchema,
  body: (values, recaptcha) => ({
    ...common(values, recaptcha),
    campaignId: values.campaignId,
    personalizedFields: values.personalizedFields,
  }),
  fields: { phoneNumber: 'phoneNumber', campaignId: 'campaignId', voice: 'voice', consent: 'consent' },
  check: (values, catalogue) => {
    const campaign = campaignOf(catalogue, values.campaignId)
    const personal = campaign && checkPersonalized(campaign.personalizedFields, values.personalizedFields)
    return personal && !personal.ok ? { personalizedFields: personal.fields } : {}
  },
})

const codeCall: CallAdapter = {
  read: async (get) => {
    const [voices, otpScript] = await Promise.all([
      get(voiceListSchema, paths.voices('voice-otp')),
      // A service without this list still makes the call; then there is nothing to preview.
      get(z.object({ script: localizedSchema }), paths.otpScript).catch(() => null),
    ])
    return voices && toCatalogue({ campaigns: [], voices, script: otpScript?.script ?? null })
  },
  schema: voiceOtpRequestSchema,
  body: (values, recaptcha) => ({
    ...common(values, recaptcha),
    rate: Number(values.rate),
    otpCode: codeOf(values),
  }),
  fields: { phoneNumber: 'phoneNumber', voice: 'voice', rate: 'rate', otpCode: 'code', consent: 'consent' },
  check: () => ({}),
}

/** All kinds of demo call; a new kind is one more entry here, one in `scenarios.ts`, and its words. */
export const callAdapters: Record<DemoCallKind, CallAdapter> = {
  'auto-call': campaignCall('auto-call'),
  callbot: campaignCall('callbot'),
  'voice-otp': codeCall,
}
