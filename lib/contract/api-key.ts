import { z } from 'zod'
import { plainText } from '../domain/plain-text.ts'

const moment = z.iso.datetime({ offset: true })

/** A key as its owner sees it later; of the key itself only how it begins. Times are ISO 8601. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  monthly_characters: z.number().int().nullable(),
  characters_used: z.number().int(),
  created_at: moment,
  last_used_at: moment.nullable(),
  withdrawn_at: moment.nullable(),
})
export type ApiKey = z.infer<typeof apiKeySchema>

/** How many characters were read this month, of how many, and when the month turns. */
export const apiUsageSchema = z.object({
  characters_used: z.number().int(),
  characters_limit: z.number().int(),
  resets_at: moment,
})
export type ApiUsage = z.infer<typeof apiUsageSchema>

/** The keys of a person and what all of them may use together. */
export const apiKeysSchema = z.object({ keys: z.array(apiKeySchema), usage: apiUsageSchema })
export type ApiKeys = z.infer<typeof apiKeysSchema>

/** A key that is asked for: what its owner calls it, and how many characters a month it may use at most. */
export const newApiKeySchema = z.object({
  name: z
    .string({ error: 'KEY_NAME_EMPTY' })
    .max(60, { error: 'KEY_NAME_TOO_LONG' })
    .transform(plainText)
    .pipe(z.string().min(1, { error: 'KEY_NAME_EMPTY' })),
  monthly_characters: z
    .number({ error: 'KEY_LIMIT_INVALID' })
    .int({ error: 'KEY_LIMIT_INVALID' })
    .min(1, { error: 'KEY_LIMIT_INVALID' })
    .max(1_000_000_000, { error: 'KEY_LIMIT_INVALID' })
    .optional(),
})
export type NewApiKey = z.infer<typeof newApiKeySchema>

/** A key just made; `key` is never shown again. */
export const madeApiKeySchema = z.object({ key: z.string(), id: z.string(), name: z.string() })
export type MadeApiKey = z.infer<typeof madeApiKeySchema>

/** A visitor's key for an hour. */
export const testApiKeySchema = z.object({
  key: z.string(),
  expires_at: moment,
  characters_limit: z.number().int(),
})
export type TestApiKey = z.infer<typeof testApiKeySchema>
