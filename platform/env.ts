import { z } from 'zod'
import { trustProxySchema } from '../lib/domain/network-address.ts'
import { checkDatabaseUrl } from './db/database-url.ts'
import { checkInboxSettings, INBOX_SETTINGS } from './inbox/settings.ts'

const count = (fallback: number) => z.coerce.number().int().nonnegative().default(fallback)

const callingHours = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'must look like 08:00-20:00')
  .transform((text) => {
    const [from = 0, to = 0] = text.split('-').map((time) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return hours * 60 + minutes
    })
    return { from, to }
  })

const envSchema = z
  .object({
    NODE_ENV: z.string().optional(),
    PLATFORM_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    PLATFORM_HOST: z.string().default('0.0.0.0'),
    DATA_DIR: z.string().min(1).default('.data/platform'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    SITE_URL: z
      .string()
      .default('http://localhost:3000')
      .transform((list) => list.split(',').map((part) => part.trim()))
      .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin))),
    TRUST_PROXY: trustProxySchema,
    KEYCLOAK_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    KEYCLOAK_INTERNAL_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
    KEYCLOAK_REALM: z.string().default('song-ai'),
    KEYCLOAK_CLIENT_ID: z.string().default('website'),
    FLAGS_FILE: z.string().optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    LINE_SPEED: z.coerce.number().positive().max(1_000).default(1),
    CALLING_HOURS: callingHours.optional(),
    VISITOR_DAILY_LIMIT: count(3),
    NUMBER_DAILY_LIMIT: count(2),
    ADDRESS_DAILY_LIMIT: count(5),
    REQUESTS_PER_MINUTE: count(120),
    HANDSET_STEPS_PER_HOUR: count(120),
    TTS_DAILY_LIMIT: count(20),
    SPEECH_ENGINE: z.enum(['wasm', 'native', 'http']).default('wasm'),
    SPEECH_COMMAND: z.string().default('espeak-ng'),
    SPEECH_URL: z.url({ protocol: /^https?$/ }).optional(),
    RECAPTCHA_SECRET: z.string().min(1).optional(),
    APP_SECRET: z.string().min(32).optional(),
    APP_SECRET_PREVIOUS: z
      .string()
      .default('')
      .transform((list) => list.split(',').filter(Boolean))
      .pipe(z.array(z.string().min(16))),
    // The name APP_SECRET had.
    CAPTCHA_SECRET: z.string().min(16).optional(),
    CAPTCHA_TRIES: z.coerce.number().int().positive().max(100_000).default(600),
    ...INBOX_SETTINGS,
  })
  .superRefine(checkInboxSettings)
  .superRefine(checkDatabaseUrl)
export type Env = z.infer<typeof envSchema>

/** Reads the settings, an empty value counting as unset; throws one line that names every wrong one. */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): Env => {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = envSchema.safeParse(given)
  if (result.success) return result.data
  const faults = result.error.issues.map(
    (issue) => `${issue.path[0]?.toString() ?? 'environment'}: ${issue.message}`,
  )
  throw new Error(`The environment is not right. ${faults.join('; ')}`)
}
