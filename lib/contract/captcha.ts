import { z } from 'zod'

/** A proof-of-work puzzle; turned to camelCase it is exactly what `solveChallenge` of altcha-lib takes. */
export const captchaChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.number().int().positive(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    expires_at: z.number().int().positive(),
    key_length: z.number().int().positive(),
    key_prefix: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
})
export type CaptchaChallenge = z.infer<typeof captchaChallengeSchema>

/** What the `recaptcha` field holds for the proof of work: this, as JSON in base64. */
export const captchaPayloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string().max(40),
      cost: z.number().int().positive(),
      data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      expiresAt: z.number().int().positive(),
      keyLength: z.number().int().positive(),
      keyPrefix: z.string().max(128),
      nonce: z.string().max(128),
      salt: z.string().max(128),
    }),
    signature: z.string().max(256),
  }),
  solution: z.object({
    counter: z.number().int().nonnegative(),
    derivedKey: z.string().max(256),
    time: z.number().optional(),
  }),
})
export type CaptchaPayload = z.infer<typeof captchaPayloadSchema>
