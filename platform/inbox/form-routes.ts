import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  formStartSchema,
  receiptSchema,
  type Consent,
  type FormGuard,
} from '../../lib/contract/form-fields.ts'
import { networkOf } from '../../lib/domain/network-address.ts'
import { contactContentSchema, contactRequestSchema } from '../../lib/contract/contact.ts'
import { dataRightsRequestSchema } from '../../lib/contract/data-rights.ts'
import type { CaptchaRoute } from '../../lib/contract/enums.ts'
import { applicationContentSchema, jobApplicationRequestSchema } from '../../lib/contract/job-application.ts'
import { documented, withCaptcha } from '../api/documented.ts'
import { checkedUpload } from '../storage/uploads.ts'
import { accept, repeatedReceipt, type Accepted, type Draft } from './accept.ts'
import { formStartToken, guardForm } from './form-guard.ts'
import { ApiError } from '../api/api-error.ts'
import { answers, ok } from '../api/reply.ts'

/** The headers of every form. */
const formHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,100}$/)
    .optional(),
})

/** `cv` is the address of an uploaded file. */
type FormBody = FormGuard & { recaptcha?: string | undefined; consent: Consent; cv?: string }
type FormRequest = Pick<FastifyRequest, 'id' | 'ip'> & {
  headers: z.output<typeof formHeaders>
  body: FormBody
}
type Written = Pick<Draft, 'content' | 'person' | 'jobId' | 'uploadKey'>

const granted = (accepted: Accepted) => {
  if (accepted.ok) return ok({ receipt_id: accepted.receipt })
  throw new ApiError(accepted.code, { fields: accepted.fields })
}

/** The answer to a form: once the repeat, the time and the captcha are looked at, `write` says what is to be kept. */
const answerForm = async (
  app: FastifyInstance,
  { route, kind, request }: { route: CaptchaRoute; kind: Written['content']['kind']; request: FormRequest },
  write: () => Promise<Written> | Written,
): Promise<{ status: 1; result: z.infer<typeof receiptSchema> }> => {
  const { database, secrets, captcha, env, clock } = app
  const { recaptcha, formStart, website, locale = null, ...form } = request.body
  const idempotencyKey = request.headers['idempotency-key'] ?? null
  // The same file sent again has another address.
  const bodyHash = secrets.hash('body', JSON.stringify([kind, { ...form, cv: undefined }]))
  // A repeat carries the captcha answer of the first try, which is used up by now.
  const repeated = await repeatedReceipt(database.db, { kind, idempotencyKey, bodyHash })
  if (repeated) return granted(repeated)
  const guarded = guardForm(
    secrets,
    { formStart, website },
    { now: clock(), minSeconds: env.FORM_MIN_SECONDS },
  )
  if (guarded.suspicion === 'honeypot') await app.suspicion.note(networkOf(request.ip), 'honeypot')
  if (guarded.waitMs > 0)
    throw new ApiError('RATE_LIMITED', { retryAfter: Math.ceil(guarded.waitMs / 1_000) })
  if (!recaptcha) throw new ApiError('VALIDATION', { fields: { recaptcha: 'CAPTCHA_REQUIRED' } })
  const verdict = await captcha.verify(recaptcha, route)
  if (verdict.state === 'bad') throw new ApiError('INVALID_RECAPTCHA')
  const draft = {
    ...(await write()),
    locale,
    consentVersion: form.consent.version,
    suspicion: guarded.suspicion,
    idempotencyKey,
    bodyHash,
    captcha: verdict,
  }
  return granted(await accept(app, draft))
}

/** The answers of a form, for its schema. */
const formAnswers = answers(receiptSchema)

/** The forms: their token, a message to the company, an application with its uploaded CV, and a request about personal data. */
export const formRoutes: FastifyPluginAsyncZod = async (app) => {
  const { secrets, clock, env } = app

  app.get(
    '/form-start',
    {
      schema: {
        tags: ['forms'],
        summary: 'The token a form is sent with',
        response: answers(formStartSchema),
      },
    },
    () => ok({ token: formStartToken(secrets, clock()), min_seconds: env.FORM_MIN_SECONDS }),
  )

  app.post(
    '/contacts',
    {
      schema: {
        tags: ['forms'],
        summary: 'Write to the company',
        headers: formHeaders,
        body: contactRequestSchema,
        response: formAnswers,
      },
    },
    (request) => {
      const { fullName: name, phoneNumber: phone, email } = request.body
      return answerForm(app, { route: 'contacts', kind: 'contact', request }, () => ({
        content: { kind: 'contact', ...contactContentSchema.parse(request.body) },
        person: { name, phone, email },
      }))
    },
  )

  app.post(
    '/jobs/apply',
    {
      schema: {
        tags: ['forms'],
        summary: 'Apply for a job with an uploaded CV',
        headers: formHeaders,
        body: documented(jobApplicationRequestSchema, withCaptcha),
        response: formAnswers,
      },
    },
    (request) => {
      const { name, phoneNumber: phone, email, cv, jobId = null } = request.body
      return answerForm(app, { route: 'jobs-apply', kind: 'application', request }, async () => {
        const uploadKey = await checkedUpload(app, cv).catch((error: unknown) => {
          request.log.error({ err: error }, 'the storage cannot be reached')
          throw new ApiError('UNAVAILABLE')
        })
        if (!uploadKey) throw new ApiError('VALIDATION', { fields: { cv: 'CV_INVALID' } })
        return {
          content: { kind: 'application', ...applicationContentSchema.parse(request.body) },
          person: { name, phone, email },
          jobId,
          uploadKey,
        }
      })
    },
  )

  app.post(
    '/data-rights',
    {
      schema: {
        tags: ['forms'],
        summary: 'Ask to see, delete or no longer lend one’s data',
        headers: formHeaders,
        body: dataRightsRequestSchema,
        response: formAnswers,
      },
    },
    (request) => {
      const { kind: right, contact, details } = request.body
      return answerForm(app, { route: 'data-rights', kind: 'data-rights', request }, () => ({
        content: { kind: 'data-rights', right, details: details || null },
        person: contact.includes('@') ? { email: contact } : { phone: contact },
      }))
    },
  )
}
