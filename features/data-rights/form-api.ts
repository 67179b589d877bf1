import { dataRightsFormSchema } from '@/lib/contract/data-rights'
import { formApi } from '@/lib/forms/form-api'

/** The form's check and sender (zod, axios, captcha): one chunk, fetched after the form stands. */
export const api = formApi(dataRightsFormSchema, 'data-rights')
