import { z } from 'zod'
import { ERROR_CODES } from './error-codes.ts'
import { FIELD_CODES } from './field-codes.ts'

/** Wraps the schema of a result in the success envelope `{status: 1, result}`. */
export const success = <Result extends z.ZodType>(result: Result) =>
  z.object({ status: z.literal(1), result })

export const fieldErrorsSchema = z.record(z.string(), z.enum(FIELD_CODES))
export type FieldErrors = z.infer<typeof fieldErrorsSchema>

/** The failure envelope; `retry_after` is in seconds, `error_message` is for logs and never shown. */
export const failureSchema = z.object({
  status: z.literal(0),
  error_code: z.enum(ERROR_CODES),
  error_message: z.string(),
  retry_after: z.number().int().nonnegative().optional(),
  fields: fieldErrorsSchema.optional(),
})
export type Failure = z.infer<typeof failureSchema>
