import { contactFormSchema } from '@/lib/contract/contact'
import { formApi } from '@/lib/forms/form-api'

/** The contact form's check and sender (zod, axios, captcha): one chunk, fetched after the form stands. */
export const api = formApi(contactFormSchema, 'contacts')
