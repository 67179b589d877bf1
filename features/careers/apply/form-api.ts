import { applicationFormSchema } from '@/lib/contract/job-application'
import { formApi } from '@/lib/forms/form-api'
import { uploadCv } from './upload-cv'

/** The application form's check, sender and upload (zod, axios, captcha): one chunk, fetched after the form stands. */
export const api = { ...formApi(applicationFormSchema, 'jobs-apply'), uploadCv }
