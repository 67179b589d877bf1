import { jobApplicationRequestSchema } from '../../lib/contract/job-application.ts'
import type { Context } from '../context.ts'
import { checkedUpload } from '../storage/uploads.ts'
import type { App } from './app-type.ts'
import { documented, withCaptcha } from './documented.ts'
import { answerForm, formAnswers, formHeaders } from './form-routes.ts'
import { Problem } from './problem.ts'

/** `POST /jobs/apply`: an application with its uploaded CV. */
export const applicationRoutes = (app: App, context: Context): void => {
  const schema = {
    tags: ['forms'],
    summary: 'Apply for a job with an uploaded CV',
    headers: formHeaders,
    body: documented(jobApplicationRequestSchema, withCaptcha),
    response: formAnswers,
  }
  app.post('/jobs/apply', { schema }, (request) => {
    const { name, phoneNumber: phone, email, portfolio = null, cv, jobId = null } = request.body
    return answerForm(context, { route: 'jobs-apply', kind: 'application', request }, async () => {
      const uploadKey = await checkedUpload(context, cv).catch((error: unknown) => {
        request.log.error({ err: error }, 'the storage cannot be reached')
        throw new Problem('UNAVAILABLE')
      })
      if (!uploadKey) throw new Problem('VALIDATION', { fields: { cv: 'CV_INVALID' } })
      return {
        content: { kind: 'application', portfolio },
        person: { name, phone, email },
        jobId,
        uploadKey,
      }
    })
  })
}
