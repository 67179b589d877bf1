import { z } from 'zod'

/** A ticked box: the version names the exact sentence the visitor agreed to. */
export const consentSchema = z.object(
  {
    accepted: z.literal(true, { error: 'CONSENT_REQUIRED' }),
    version: z.string({ error: 'CONSENT_REQUIRED' }).regex(/^[\w.-]{1,40}$/, { error: 'CONSENT_REQUIRED' }),
  },
  { error: 'CONSENT_REQUIRED' },
)
export type Consent = z.infer<typeof consentSchema>
