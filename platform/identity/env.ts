import { z } from 'zod'
import { trustProxySchema } from '../../lib/domain/network-address.ts'
import { checkDatabaseUrl } from '../db/database-url.ts'

const DAY_S = 86_400

const base = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/\/$/, ''))
  .refine((url) => new URL(url).pathname === '/auth', 'must end in /auth, such as https://id.example/auth')

const seconds = (fallback: number, max = 365 * DAY_S) =>
  z.coerce.number().int().positive().max(max).default(fallback)

type DemoUser = Partial<Record<'NODE_ENV' | 'DEMO_USER' | 'DEMO_USER_PASSWORD', string | undefined>>

/** A user whose password is printed stops the start in production. */
const checkDemoUser = (
  { NODE_ENV, DEMO_USER, DEMO_USER_PASSWORD }: DemoUser,
  context: z.RefinementCtx,
): void => {
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  if (NODE_ENV === 'production') {
    for (const [name, value] of Object.entries({ DEMO_USER, DEMO_USER_PASSWORD }))
      if (value) refuse(name, 'belongs to a demo, its password is printed; leave it empty in production')
  } else if (DEMO_USER && !DEMO_USER_PASSWORD) refuse('DEMO_USER_PASSWORD', 'is missing beside DEMO_USER')
}

const envSchema = z
  .object({
    NODE_ENV: z.string().optional(),
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
    DEMO_USER: z.email().optional(),
    DEMO_USER_PASSWORD: z.string().min(8).max(128).optional(),
    ACCESS_TOKEN_SECONDS: seconds(300, DAY_S),
    SESSION_SECONDS: seconds(36_000),
    LOGIN_TRIES: z.coerce.number().int().positive().default(5),
    REGISTRATIONS_PER_HOUR: z.coerce.number().int().nonnegative().default(20),
    REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(120),
  })
  .superRefine(checkDatabaseUrl)
  .superRefine(checkDemoUser)
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
