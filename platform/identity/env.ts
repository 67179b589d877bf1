import { z } from 'zod'
import { trustProxySchema } from '../../lib/contract/network-address.ts'

const DAY_S = 86_400

const base = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/\/$/, ''))
  .refine((url) => new URL(url).pathname === '/auth', 'must end in /auth, such as https://id.example/auth')

const seconds = (fallback: number, max = 365 * DAY_S) =>
  z.coerce.number().int().positive().max(max).default(fallback)

const envSchema = z.object({
  IDENTITY_PORT: z.coerce.number().int().min(0).max(65_535).default(8180),
  IDENTITY_HOST: z.string().default('localhost'),
  KEYCLOAK_URL: base.optional(),
  KEYCLOAK_REALM: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/, 'small letters, digits and hyphens')
    .default('song-ai'),
  KEYCLOAK_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]{1,60}$/, 'letters, digits, dots and hyphens')
    .default('website'),
  DATA_DIR: z.string().min(1).default('.data/platform'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SITE_URL: z
    .string()
    .default('http://localhost:3000')
    .transform((list) => list.split(',').map((part) => part.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)).min(1)),
  BRAND_NAME: z.string().default('Sóng AI'),
  SUPPORT_EMAIL: z.string().optional(),
  TRUST_PROXY: trustProxySchema,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEMO_USER: z.union([z.literal('none'), z.email()]).default('demo@songai.example'),
  DEMO_USER_PASSWORD: z.string().min(8).max(128).default('thu-giong-noi'),
  ACCESS_TOKEN_SECONDS: seconds(300, DAY_S),
  SESSION_SECONDS: seconds(36_000),
  LOGIN_TRIES: z.coerce.number().int().positive().default(5),
  REGISTRATIONS_PER_HOUR: z.coerce.number().int().nonnegative().default(20),
})
export type IdentityEnv = z.infer<typeof envSchema>

/** Reads the settings, an empty value counting as unset; throws one line that names every wrong one. */
export const readIdentityEnv = (source: Readonly<Record<string, string | undefined>>): IdentityEnv => {
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
