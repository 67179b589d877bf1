import type { z } from 'zod'
import {
  autoCallRequestSchema,
  voiceOtpRequestSchema,
  type AutoCallRequest,
  type VoiceOtpRequest,
} from '../../lib/contract/demo-call.ts'
import type { DemoCallKind, ScenarioType } from '../../lib/contract/enums.ts'
import type { FieldErrors } from '../../lib/contract/envelope.ts'
import { checkPersonalized } from '../../lib/domain/check-personalized.ts'
import type { Catalogue } from '../content/catalogue.ts'
import type { CallContent } from './dialogue.ts'

type Request = AutoCallRequest | VoiceOtpRequest
type Checked = { ok: true; content: CallContent } | { ok: false; fields: FieldErrors }

/** One kind of demo call: its request, and how that becomes something to say. */
export type Scenario = {
  type: ScenarioType
  body: z.ZodType<Request>
  check: (catalogue: Catalogue, request: Request) => Checked
}

const invalid = (fields: FieldErrors): Checked => ({ ok: false, fields })

const checkCampaign =
  (type: ScenarioType) =>
  (catalogue: Catalogue, request: Request): Checked => {
    if (!('campaignId' in request)) return invalid({ campaignId: 'SCENARIO_REQUIRED' })
    const { campaignId, voice: requested } = request
    const campaign = catalogue.campaigns.find(
      ({ id, scenario_type }) => id === campaignId && scenario_type === type,
    )
    if (!campaign) return invalid({ campaignId: 'SCENARIO_UNKNOWN' })
    const voiceId = requested ?? campaign.voice_ids[0]
    const voice = catalogue.voices.find(({ id }) => id === voiceId && campaign.voice_ids.includes(id))
    if (!voice) return invalid({ voice: 'VOICE_UNKNOWN' })
    const filled = checkPersonalized(campaign.personalized_fields, request.personalizedFields)
    if (!filled.ok) {
      const named = Object.entries(filled.fields).map(
        ([key, code]) => [`personalizedFields.${key}`, code] as const,
      )
      return invalid(Object.fromEntries(named))
    }
    const { language } = voice
    return {
      ok: true,
      content: { type: 'scenario', campaignId, voiceId: voice.id, language, values: filled.values },
    }
  }

const checkOtp = (catalogue: Catalogue, request: Request): Checked => {
  if (!('otpCode' in request)) return invalid({ otpCode: 'OTP_INVALID' })
  const voice = catalogue.voices.find(({ id }) => id === request.voice)
  if (!voice) return invalid({ voice: 'VOICE_UNKNOWN' })
  const { rate, otpCode } = request
  return { ok: true, content: { type: 'otp', voiceId: voice.id, language: voice.language, rate, otpCode } }
}

/** All kinds of demo call; a new kind is one more entry. */
export const SCENARIOS: Record<DemoCallKind, Scenario> = {
  'auto-call': { type: 'AUTO_CALL', body: autoCallRequestSchema, check: checkCampaign('AUTO_CALL') },
  callbot: { type: 'CALLBOT', body: autoCallRequestSchema, check: checkCampaign('CALLBOT') },
  'voice-otp': { type: 'VOICE_OTP', body: voiceOtpRequestSchema, check: checkOtp },
}
