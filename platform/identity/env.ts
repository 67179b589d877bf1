import { z } from 'zod'
import { checkDatabaseUrl, parseEnv, SHARED_ENV } from '../env-schema.ts'

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
    ...SHARED_ENV,
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
    SUPPORT_EMAIL: z.string().optional(),
    DEMO_USER: z.email().optional(),
    DEMO_USER_PASSWORD: z.string().min(8).max(128).optional(),
    ACCESS_TOKEN_SECONDS: seconds(300, DAY_S),
    SESSION_SECONDS: seconds(36_000),
    LOGIN_TRIES: z.coerce.number().int().positive().default(5),
    LETTERS_PER_HOUR: z.coerce.number().int().nonnegative().default(3),
    REGISTRATIONS_PER_HOUR: z.coerce.number().int().nonnegative().default(20),
    REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(120),
  })
  .superRefine(checkDatabaseUrl)
  .superRefine(checkDemoUser)
export type IdentityEnv = z.infer<typeof envSchema>

/** Whether letters reach people: in production only by a mail server, in a demo whoever runs it reads the files. */
export const sendsLetters = ({ SMTP_URL, NODE_ENV }: Pick<IdentityEnv, 'SMTP_URL' | 'NODE_ENV'>): boolean =>
  SMTP_URL !== undefined || NODE_ENV !== 'production'

/** Reads the settings of the identity server; throws one line that names every wrong one. */
export const readIdentityEnv = (source: Readonly<Record<string, string | undefined>>): IdentityEnv =>
  parseEnv(envSchema, source)
