import { z } from 'zod'
import { failureSchema, success } from '../../lib/contract/envelope.ts'

/** The success envelope around a result. */
export const ok = <Result>(result: Result) => ({ status: 1 as const, result })

/** The failures that every route may answer with, for its schema. */
export const failures = { '4xx': failureSchema, '5xx': failureSchema }

/** The answers of a route, for its schema: the result in its envelope, or a failure. */
export const answers = <Result extends z.ZodType>(result: Result) => ({ 200: success(result), ...failures })

const bytes = (type: string, description: string) => ({
  description,
  content: { [type]: { schema: z.string().meta({ format: 'binary' }) } },
})
const sound = (description: string) => bytes('audio/mpeg', description)

/** The answers of a route that sends sound, whole or the part that a `range` header asks for, or a failure. */
export const sounds = { 200: sound('The whole sound'), 206: sound('The part asked for'), ...failures }

/** The answers of a route that sends a file to be saved, or a failure. */
export const file = { 200: bytes('application/octet-stream', 'The file'), ...failures }

/** The answers of a route that keeps sending events, or a failure. */
export const events = {
  200: { description: 'Events', content: { 'text/event-stream': { schema: z.unknown() } } },
  ...failures,
}
