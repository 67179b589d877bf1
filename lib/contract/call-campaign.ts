import { z } from 'zod'
import { plainText } from '../domain/plain-text.ts'
import {
  callRowSchema,
  rateFieldSchema,
  referenceFieldSchema,
  scriptFieldSchema,
  valuesFieldSchema,
  voiceFieldSchema,
} from './call-api.ts'
import { CALL_RESULTS } from './enums.ts'
import { phoneFieldSchema } from './form-fields.ts'

/** How many people one request adds, and one campaign holds, at most. */
export const RECIPIENTS_PER_REQUEST = 2_000
export const RECIPIENTS_PER_CAMPAIGN = 20_000

const moment = z.iso.datetime({ offset: true })

/** A campaign that is asked for: what is said, in which voice, and to how many at once. */
export const newCampaignSchema = z.object({
  name: z
    .string({ error: 'CAMPAIGN_NAME_EMPTY' })
    .max(200, { error: 'INVALID' })
    .meta({ maxLength: 100, pattern: '[!-~]' })
    .transform(plainText)
    .pipe(z.string().min(1, { error: 'CAMPAIGN_NAME_EMPTY' }).max(100)),
  script: scriptFieldSchema,
  voice: voiceFieldSchema,
  rate: rateFieldSchema,
  at_once: z.number().int().min(1).max(20).default(5),
})
export type NewCampaign = z.infer<typeof newCampaignSchema>

export const CAMPAIGN_STATES = ['draft', 'running', 'paused', 'done', 'stopped'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** Why a running campaign calls nobody at the moment. */
export const CAMPAIGN_HOLDS = ['OUTSIDE_CALLING_HOURS', 'QUOTA_EXCEEDED'] as const

/** A campaign and how far it has come; `results` has the results that occurred. */
export const callCampaignSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(CAMPAIGN_STATES),
  held_by: z.enum(CAMPAIGN_HOLDS).nullable(),
  script: z.string(),
  voice: z.string(),
  rate: z.number(),
  at_once: z.number().int(),
  total: z.number().int(),
  waiting: z.number().int(),
  calling: z.number().int(),
  done: z.number().int(),
  results: z.array(z.object({ result: z.enum(CALL_RESULTS), calls: z.number().int() })),
  created_at: moment,
  started_at: moment.nullable(),
  ended_at: moment.nullable(),
})
export type CallCampaign = z.infer<typeof callCampaignSchema>

/** The campaigns of an account, the newest first. */
export const callCampaignListSchema = z.array(callCampaignSchema)

/** One person to be called. */
export const recipientSchema = z.object({
  to: phoneFieldSchema,
  reference: referenceFieldSchema.optional(),
  values: valuesFieldSchema,
})
export type Recipient = z.infer<typeof recipientSchema>

/** A list of people: as `recipients`, each checked by itself, or as `csv` with the columns `to`, `reference` and the names of the script. */
export const recipientListSchema = z.object({
  recipients: z.array(z.unknown()).max(RECIPIENTS_PER_REQUEST, { error: 'RECIPIENTS_TOO_MANY' }).optional(),
  csv: z.string().min(1, { error: 'RECIPIENTS_EMPTY' }).optional(),
})
export type RecipientList = z.infer<typeof recipientListSchema>

/** What became of a list: how many rows were kept, and of each that was not (counted from 1) which field is wrong, and the field code that says how. */
export const recipientsAddedSchema = z.object({
  added: z.number().int(),
  total: z.number().int(),
  rejected: z.array(z.object({ row: z.number().int(), field: z.string(), code: z.string() })),
})
export type RecipientsAdded = z.infer<typeof recipientsAddedSchema>

/** A page of results, in the order of the list; `next` is the `after` of the next page, null on the last one. */
export const campaignResultsSchema = z.object({
  calls: z.array(callRowSchema.extend({ position: z.number().int() })),
  next: z.number().int().nullable(),
})
export type CampaignResults = z.infer<typeof campaignResultsSchema>
