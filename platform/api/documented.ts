import { z } from 'zod'
import { personalizedFieldInput, type Campaign } from '../../lib/contract/campaign.ts'
import { HANDSET_SCRIPTS, stepsOf } from '../calls/handset-scripts.ts'
import type { Catalogue } from '../content/catalogue.ts'

const jsonOf = (schema: z.ZodType) => z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input' })

/** A schema whose document also says that a request fits one of `cases`; they are checked where they are used, with a code per field. */
export const documented = <Schema extends z.ZodType>(schema: Schema, cases: readonly z.ZodType[]): Schema =>
  schema.meta({ allOf: [{ anyOf: cases.map(jsonOf) }] })

/** A captcha answer that may be left out under some condition, and else may not. */
export const withCaptcha = [z.object({ recaptcha: z.string().min(1) })]

export const voiceChoice = ({ voices }: Catalogue) => [
  z.object({ voice: z.enum(voices.map(({ id }) => id)) }),
]

const fieldsOf = ({ personalized_fields }: Campaign) =>
  Object.fromEntries(
    Object.entries(personalized_fields).map(([name, field]) => [name, personalizedFieldInput(field)]),
  )

/** What a call of each campaign takes: its voices and its fields. */
export const campaignChoices = (campaigns: readonly Campaign[]) =>
  campaigns.map((campaign) =>
    z.object({
      campaignId: z.literal(campaign.id),
      voice: z.enum(campaign.voice_ids).optional(),
      personalizedFields: z.strictObject(fieldsOf(campaign)),
    }),
  )

/** What each script of the handset takes: its steps, its voices, its fields or its code. */
export const handsetChoices = ({ campaigns, voices }: Catalogue) =>
  HANDSET_SCRIPTS.map((script) => {
    const campaign = campaigns.find(({ id }) => id === script.id)
    const fields = Object.entries(campaign ? fieldsOf(campaign) : {})
    const request = z.object({
      scriptId: z.literal(script.id),
      stepId: z.enum(Object.keys(stepsOf(script))),
      voice: z.enum(campaign?.voice_ids ?? voices.map(({ id }) => id)),
      // What is left out or empty is not said.
      personalizedFields: z
        .strictObject(
          Object.fromEntries(fields.map(([name, field]) => [name, field.or(z.literal('')).optional()])),
        )
        .optional(),
    })
    return script.kind === 'voice-otp' ? request.extend({ otpCode: z.string() }) : request
  })
