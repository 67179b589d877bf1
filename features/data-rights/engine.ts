import { dataRightsRequestSchema } from '@/lib/contract/data-rights'
import { formEngine } from '@/lib/forms/form-engine'
import type { RightsParcel, RightsValues } from './rights-values'

const schema = dataRightsRequestSchema.omit({ recaptcha: true, formStart: true, website: true })

/** The form's check and sender (zod, axios, captcha): one chunk, fetched after the form stands. */
export const engine = formEngine<RightsValues, RightsParcel>(schema, 'data-rights')
