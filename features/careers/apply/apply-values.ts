import type { JobApplicationBody, JobApplicationRequest } from '@/lib/contract/job-application'

type NotTyped = 'recaptcha' | 'formStart' | 'website' | 'jobId'

/** What the applicant fills in, as the inputs hold it; `cv` is the stored address of the uploaded file. */
export type ApplyValues = Omit<JobApplicationBody, NotTyped>
/** What is sent of it: checked and tidied. */
export type ApplyParcel = Omit<JobApplicationRequest, NotTyped>

/** The text fields a draft keeps, in the order of the form. */
export const APPLY_FIELDS = ['name', 'email', 'phoneNumber', 'portfolio'] as const

/** Names the consent sentence of locales/{lang}/careers-form.json; a new sentence needs a new name. */
export const APPLY_CONSENT = 'application-2026-11'
