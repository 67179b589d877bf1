import { z } from 'zod'
import { AI_AGENTS, CALL_CATEGORIES, SCENARIO_TYPES } from './enums.ts'
import { localizedSchema } from './localized.ts'

/** One thing a visitor may fill into a script: a closed choice, or a short text. */
export const personalizedFieldSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('choice'), options: z.array(z.string()).min(1) }),
  z.object({ type: z.literal('text'), max: z.number().int().positive() }),
])
export type PersonalizedField = z.infer<typeof personalizedFieldSchema>

/** What a field takes, for documents; `checkPersonalized` says what is wrong with a value. */
export const personalizedFieldInput = (field: PersonalizedField) =>
  field.type === 'choice'
    ? z.enum(field.options)
    : z
        .string()
        .regex(/^\p{L}+(?: \p{L}+)*$/u)
        .max(field.max)

/** Keyed by the variable's name as it stands in the script; the keys stay snake_case on both sides. */
export const personalizedFieldsSchema = z.record(z.string(), personalizedFieldSchema)
export type PersonalizedFields = z.infer<typeof personalizedFieldsSchema>

export const campaignSchema = z.object({
  id: z.string(),
  name: localizedSchema,
  scenario_type: z.enum(SCENARIO_TYPES),
  ai_agent: z.enum(AI_AGENTS).nullable(),
  category: z.enum(CALL_CATEGORIES),
  industry: z.string().nullable(),
  voice_ids: z.array(z.string()),
  script: localizedSchema,
  personalized_fields: personalizedFieldsSchema,
})
export type Campaign = z.infer<typeof campaignSchema>

export const campaignListSchema = z.array(campaignSchema)

/** A list may leave out what only the detail has to carry. */
export const campaignSummaryListSchema = z.array(
  campaignSchema.partial({ script: true, personalized_fields: true }),
)
export type CampaignSummary = z.infer<typeof campaignSummaryListSchema>[number]

/** The detail answers `result.campaign`, not the record itself. */
export const campaignDetailSchema = z.object({ campaign: campaignSchema })
export type CampaignDetail = z.infer<typeof campaignDetailSchema>
