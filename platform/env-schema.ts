import { z } from 'zod'
import { trustProxySchema } from '../lib/domain/network-address.ts'

/** What an example or an old compose file said; everybody knows it. */
const KNOWN_PASSWORDS = ['song', 'postgres']

/** The settings that the platform and the identity server share. */
export const SHARED_ENV = {
  NODE_ENV: z.string().optional(),
  DATA_DIR: z.string().min(1).default('.data/platform'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MIGRATE_AT_START: z.enum(['true', 'false']).default('true'),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  SITE_URL: z
    .string()
    .default('http://localhost:3000')
    .transform((list) => list.split(',').map((part) => part.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin))),
  TRUST_PROXY: trustProxySchema,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().min(3).default('Song AI <website@songai.example>'),
  BRAND_NAME: z.string().min(1).default('Sóng AI'),
  DEMO_NOTICE: z.enum(['true', 'false']).default('false'),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
}

type DatabaseEnv = { NODE_ENV?: string | undefined; DATABASE_URL?: string | undefined }

/** A password that everybody knows stops the start in production. */
export const checkDatabaseUrl = ({ NODE_ENV, DATABASE_URL }: DatabaseEnv, context: z.RefinementCtx): void => {
  if (NODE_ENV !== 'production' || !DATABASE_URL) return
  if (KNOWN_PASSWORDS.includes(new URL(DATABASE_URL).password))
    context.addIssue({
      code: 'custom',
      path: ['DATABASE_URL'],
      message: 'has a password that everybody knows; give the database another one',
    })
}

/** Reads settings, an empty value counting as unset; throws one line that names every wrong one. */
export const parseEnv = <Schema extends z.ZodType>(
  schema: Schema,
  source: Readonly<Record<string, string | undefined>>,
): z.output<Schema> => {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(present)
  if (result.success) return result.data
  const errors = result.error.issues.map(
    (issue) => `${issue.path[0]?.toString() ?? 'environment'}: ${issue.message}`,
  )
  throw new Error(`The environment is not right. ${errors.join('; ')}`)
}
