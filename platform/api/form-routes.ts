import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Consent } from '../../lib/contract/consent.ts'
import { receiptSchema } from '../../lib/contract/contact.ts'
import type { CaptchaRoute } from '../../lib/contract/enums.ts'
import { formStartSchema, type FormGuard } from '../../lib/contract/form-guard.ts'
import type { Context } from '../context.ts'
import { accept, repeatedReceipt, type Accepted, type Draft } from '../inbox/accept.ts'
import { formStartToken, guardForm } from '../inbox/form-guard.ts'
import type { App } from './app-type.ts'
import { Problem } from './problem.ts'
import { answers, ok } from './reply.ts'

/** The headers of every form. */
export const formHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,100}$/)
    .optional(),
})

/** `cv` is the address of an uploaded file. */
type FormBody = FormGuard & { recaptcha?: string | undefined; consent: Consent; cv?: string }
type FormRequest = Pick<FastifyRequest, 'id'> & { headers: z.output<typeof formHeaders>; body: FormBody }
type Written = Pick<Draft, 'content' | 'person' | 'jobId' | 'uploadKey'>

const granted = (accepted: Accepted) => {
  if (accepted.ok) return ok({ receipt_id: accepted.receipt })
  throw new Problem(accepted.code, { fields: accepted.fields })
}

/** The answer to a form: once the repeat, the time and the captcha are looked at, `write` says what is to be kept. */
export const answerForm = async (
  context: Context,
  { route, kind, request }: { route: CaptchaRoute; kind: Written['content']['kind']; request: FormRequest },
  write: () => Promise<Written> | Written,
): Promise<{ status: 1; result: z.infer<typeof receiptSchema> }> => {
  const { database, secrets, captcha, env, clock } = context
  const { recaptcha, formStart, website, ...said } = request.body
  const idempotencyKey = request.headers['idempotency-key'] ?? null
  // The same file sent again has another address.
  const bodyHash = secrets.hash('body', JSON.stringify([kind, { ...said, cv: undefined }]))
  // A repeat carries the captcha answer of the first try, which is used up by now.
  const repeated = await repeatedReceipt(database.db, { kind, idempotencyKey, bodyHash })
  if (repeated) return granted(repeated)
  const guarded = guardForm(
    secrets,
    { formStart, website },
    { now: clock(), minSeconds: env.FORM_MIN_SECONDS },
  )
  if (guarded.waitMs > 0) throw new Problem('RATE_LIMITED', { retryAfter: Math.ceil(guarded.waitMs / 1_000) })
  if (!recaptcha) throw new Problem('VALIDATION', { fields: { recaptcha: 'CAPTCHA_REQUIRED' } })
  const verdict = await captcha.verify(recaptcha, route)
  if (verdict.state === 'bad') throw new Problem('INVALID_RECAPTCHA')
  const draft = {
    ...(await write()),
    consentVersion: said.consent.version,
    suspicion: guarded.suspicion,
    idempotencyKey,
    bodyHash,
    captcha: verdict,
  }
  return granted(await accept(context, draft))
}

/** The answers of a form, for its schema. */
export const formAnswers = answers(receiptSchema)

/** `GET /form-start`: what a page asks for when it shows a form. */
export const formStartRoutes = (app: App, { secrets, clock, env }: Context): void => {
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
}
