import { z } from 'zod'
import { trustProxySchema } from './domain/network-address.ts'
import { RETENTION_DAYS } from './domain/retention.ts'

const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''))
const set = (schema: z.ZodType<string>) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
const text = set(z.string().trim().min(1))
const link = set(url)
const days = (fallback: number) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(0).default(fallback),
  )

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  SITE_URL: url.default('http://localhost:3000'),
  PRODUCTION_SITE_URL: link,
  ASSET_BASE_URL: link,
  API_URL: url.default('http://localhost:4000'),
  AUTH_API_URL: link,
  VOICE_API_URL: link,
  NEWS_API_URL: link,
  UPLOAD_API_URL: link,
  STORAGE_URL: link,
  LOCALES_URL: link,
  GEO_API_URL: link,
  IP_LOOKUP_URL: set(url.refine((address) => address.includes('{ip}'), 'must hold {ip}')),
  SOCKET_URL: link,
  TRUST_PROXY: z.preprocess((value) => (value === '' ? undefined : value), trustProxySchema),
  VOICES_PROVIDER: text,
  VOICES_GLOBAL: set(z.enum(['true', 'false'])),
  RECAPTCHA_SITE_KEY: text,
  GTM_ID: set(
    z
      .string()
      .trim()
      .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123'),
  ),
  KEYCLOAK_URL: link,
  KEYCLOAK_REALM: z.string().trim().min(1).default('song-ai'),
  KEYCLOAK_CLIENT_ID: z.string().trim().min(1).default('website'),
  GROWTHBOOK_API_HOST: link,
  GROWTHBOOK_CLIENT_KEY: text,
  REVALIDATE_SECRET: text,
  INDEXNOW_KEY: set(
    z.string().regex(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens'),
  ),
  METRICS_TOKEN: set(z.string().min(16)),
  OTEL_EXPORTER_OTLP_ENDPOINT: link,
  OTEL_TRACES_SAMPLER_ARG: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().min(0).max(1).default(1),
  ),
  REDIS_URL: set(z.url({ protocol: /^rediss?$/, error: 'must look like redis://host:6379' })),
  DRAIN_SECONDS: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(0).max(300).default(0),
  ),
  // A simulated line rings no phone, so nothing on the site may say that one rings.
  LINE_MODE: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['simulated', 'service']).default('simulated'),
  ),
  CALLER_IDS: text,
  DEMO_NOTICE: z
    .enum(['', 'true', 'false'])
    .default('')
    .transform((value) => value === 'true'),
  BRAND_NAME: z.string().default('Sóng AI'),
  BRAND_NAME_ASCII: z.string().default('Song AI'),
  COMPANY_NAME_VI: text,
  COMPANY_NAME_EN: text,
  TAX_CODE: text,
  SALES_PHONE: text,
  HOTLINE: text,
  SALES_EMAIL: text,
  SUPPORT_EMAIL: text,
  SECURITY_EMAIL: text,
  STREET_ADDRESS_VI: text,
  STREET_ADDRESS_EN: text,
  GEO_LATITUDE: text,
  GEO_LONGITUDE: text,
  FACEBOOK_URL: link,
  INSTAGRAM_URL: link,
  YOUTUBE_URL: link,
  TIKTOK_URL: link,
  ZALO_URL: link,
  MESSENGER_URL: link,
  CHAT_WIDGET_URL: link,
  BLOG_URL: link,
  DMCA_URL: link,
  MOIT_BADGE_URL: link,
  AICALL_APP_URL: link,
  AIVOICE_APP_URL: link,
  SMARTDIALOG_APP_URL: link,
  // The platform's; the privacy policy prints them.
  RETENTION_DAYS_CONTACTS: days(RETENTION_DAYS.RETENTION_DAYS_CONTACTS),
  RETENTION_DAYS_APPLICATIONS: days(RETENTION_DAYS.RETENTION_DAYS_APPLICATIONS),
  RETENTION_DAYS_DATA_RIGHTS: days(RETENTION_DAYS.RETENTION_DAYS_DATA_RIGHTS),
  RETENTION_DAYS_CONSENTS: days(RETENTION_DAYS.RETENTION_DAYS_CONSENTS),
})

export type Env = z.infer<typeof schema>
/** Who answers a demo call: a line that rings no phone, or a real one. */
export type LineMode = Env['LINE_MODE']

/** The validated environment; throws one line per wrong variable, naming it. */
export const parseEnv = (source: Record<string, string | undefined>): Env => {
  const parsed = schema.safeParse(source)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`environment: ${lines.join('; ')}`)
}

let cached: Env | undefined

/** The environment of this process, read and validated once, at run time. */
export const env = (): Env => (cached ??= parseEnv(process.env))
