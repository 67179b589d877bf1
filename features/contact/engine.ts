import { contactRequestSchema } from '@/lib/contract/contact'
import { formEngine } from '@/lib/forms/form-engine'
import type { ContactParcel, ContactValues } from './contact-values'

const schema = contactRequestSchema.omit({ recaptcha: true, formStart: true, website: true })

/** The contact form's check and sender (zod, axios, captcha): one chunk, fetched after the form stands. */
export const engine = formEngine<ContactValues, ContactParcel>(schema, 'contacts')
