import { jobApplicationRequestSchema } from '@/lib/contract/job-application'
import { formEngine } from '@/lib/forms/form-engine'
import { uploadCv } from './upload-cv'
import type { ApplyParcel, ApplyValues } from './apply-values'

const schema = jobApplicationRequestSchema.omit({
  jobId: true,
  recaptcha: true,
  formStart: true,
  website: true,
})

/** The application form's check, sender and upload (zod, axios, captcha): one chunk, fetched after the form stands. */
export const engine = { ...formEngine<ApplyValues, ApplyParcel>(schema, 'jobs-apply'), uploadCv }
