import type { z } from 'zod'
import { failureSchema, success } from '../../lib/contract/envelope.ts'

/** The success envelope around a result. */
export const ok = <Result>(result: Result) => ({ status: 1 as const, result })

/** The answers of a route, for its schema: the result in its envelope, or a failure. */
export const answers = <Result extends z.ZodType>(result: Result) => ({
  200: success(result),
  '4xx': failureSchema,
  '5xx': failureSchema,
})
