import { z } from 'zod'

const days = (fallback: number) => z.coerce.number().int().min(0).max(36_500).default(fallback)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)
const secret = z.string().min(1).optional()

/** The settings of forms, uploads, email and retention, for the environment of the platform; 0 days keeps for good. */
export const INBOX_SETTINGS = {
  FORM_MIN_SECONDS: z.coerce.number().int().min(0).max(60).default(3),
  UPLOAD_MB_PER_ADDRESS: z.coerce.number().int().positive().default(100),
  UPLOAD_MB_TOTAL: z.coerce.number().int().positive().default(5_000),
  STORAGE_URL: origin.optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: origin.optional(),
  S3_ACCESS_KEY_ID: secret,
  S3_SECRET_ACCESS_KEY: secret,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().min(3).default('Song AI <website@songai.example>'),
  MAIL_TO: z.string().min(3).default('inbox@songai.example'),
  MAIL_ATTACH_CV: z.enum(['true', 'false']).default('false'),
  RETENTION_DAYS_CONTACTS: days(365),
  RETENTION_DAYS_APPLICATIONS: days(365),
  RETENTION_DAYS_DATA_RIGHTS: days(1_095),
  RETENTION_DAYS_CONSENTS: days(1_825),
  DATA_RIGHTS_DUE_DAYS: days(15),
}

type InboxEnv = {
  [Name in keyof typeof INBOX_SETTINGS]?: z.output<(typeof INBOX_SETTINGS)[Name]> | undefined
}

/** A store without its key, or half a key, stops the start and not the first upload. */
export const checkInboxSettings = (env: InboxEnv, context: z.RefinementCtx): void => {
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    if (env.S3_BUCKET && !env[name])
      context.addIssue({ code: 'custom', path: [name], message: 'is needed with S3_BUCKET' })
  }
}
