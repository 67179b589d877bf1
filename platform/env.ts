import { z } from 'zod'
import { RETENTION_DAYS } from '../lib/domain/retention.ts'
import { checkDatabaseUrl, parseEnv, SHARED_ENV } from './env-schema.ts'
import { checkSpeech, SPEECH_ENV } from './speech/settings.ts'

const count = (fallback: number) => z.coerce.number().int().nonnegative().default(fallback)

const days = (fallback: number) => z.coerce.number().int().min(0).max(36_500).default(fallback)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)
const secret = z.string().min(1).optional()

const callingHours = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must look like 08:00-20:00')
  .transform((text) => {
    const [from = 0, to = 0] = text.split('-').map((time) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return hours * 60 + minutes
    })
    return { from, to }
  })

type StorageEnv = Partial<
  Record<'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string | undefined>
>

/** A store without its key, or half a key, stops the start and not the first upload. */
const checkStorage = (env: StorageEnv, context: z.RefinementCtx): void => {
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    if (env.S3_BUCKET && !env[name])
      context.addIssue({ code: 'custom', path: [name], message: 'is needed with S3_BUCKET' })
  }
}

const envSchema = z
  .object({
    ...SHARED_ENV,
    PLATFORM_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
    PLATFORM_HOST: z.string().default('0.0.0.0'),
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
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://host:6379' }).optional(),
    TEAM_EMAILS: z
      .string()
      .default('')
      .transform((list) => list.split(',').flatMap((part) => part.trim().toLowerCase() || []))
      .pipe(z.array(z.email())),
    FLAGS_FILE: z.string().optional(),
    LINE_SPEED: z.coerce.number().positive().max(1_000).default(1),
    CALLING_HOURS: callingHours.optional(),
    VISITOR_DAILY_LIMIT: count(3),
    NUMBER_DAILY_LIMIT: count(2),
    ADDRESS_DAILY_LIMIT: count(5),
    RANGE_DAILY_LIMIT: count(60),
    CALLS_PER_HOUR: count(300),
    REQUESTS_PER_MINUTE: count(120),
    HANDSET_STEPS_PER_HOUR: count(120),
    TTS_DAILY_LIMIT: count(20),
    DIALOG_HOURLY_LIMIT: count(300),
    API_FREE_CHARACTERS: count(10_000),
    API_TEST_CHARACTERS: count(2_000),
    API_FREE_CALLS: count(100),
    API_TEST_CALLS: count(30),
    WEBHOOK_PRIVATE: z.enum(['true', 'false']).default('false'),
    ...SPEECH_ENV,
    SPEECH_DAILY_CHARACTERS: count(100_000),
    SPEECH_HOURLY_CHARACTERS: count(30_000),
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
    // Forms, uploads, email and retention; 0 days keeps for good.
    FORM_MIN_SECONDS: z.coerce.number().int().min(0).max(60).default(3),
    UPLOAD_MB_PER_ADDRESS: z.coerce.number().int().positive().default(100),
    UPLOAD_MB_TOTAL: z.coerce.number().int().positive().default(5_000),
    STORAGE_URL: origin.optional(),
    S3_BUCKET: z.string().min(3).optional(),
    S3_REGION: z.string().min(1).default('us-east-1'),
    S3_ENDPOINT: origin.optional(),
    S3_ACCESS_KEY_ID: secret,
    S3_SECRET_ACCESS_KEY: secret,
    MAIL_TO: z.string().min(3).default('inbox@songai.example'),
    CV_LINK_DAYS: days(30),
    MAIL_ATTACH_CV: z.enum(['true', 'false']).default('false'),
    RETENTION_DAYS_CONTACTS: days(RETENTION_DAYS.RETENTION_DAYS_CONTACTS),
    RETENTION_DAYS_APPLICATIONS: days(RETENTION_DAYS.RETENTION_DAYS_APPLICATIONS),
    RETENTION_DAYS_DATA_RIGHTS: days(RETENTION_DAYS.RETENTION_DAYS_DATA_RIGHTS),
    RETENTION_DAYS_CONSENTS: days(RETENTION_DAYS.RETENTION_DAYS_CONSENTS),
    DATA_RIGHTS_DUE_DAYS: days(15),
  })
  .superRefine(checkStorage)
  .superRefine(checkSpeech)
  .superRefine(checkDatabaseUrl)
export type Env = z.infer<typeof envSchema>

/** The site's own address, the first of those it answers to. */
export const siteOf = ({ SITE_URL }: Pick<Env, 'SITE_URL'>): string => SITE_URL[0] ?? 'http://localhost:3000'

/** Reads the settings of the platform; throws one line that names every wrong one. */
export const readEnv = (source: Readonly<Record<string, string | undefined>>): Env =>
  parseEnv(envSchema, source)
