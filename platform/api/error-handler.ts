import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { FieldErrors } from '../../lib/contract/envelope.ts'
import { HTTP_STATUS } from '../../lib/contract/error-codes.ts'
import { FIELD_CODES, type FieldCode } from '../../lib/contract/field-codes.ts'
import { TooManyRequests } from '../rate-limit.ts'
import { failureOf, Problem } from './problem.ts'

const isFieldCode = (text: string | undefined): text is FieldCode => FIELD_CODES.some((code) => code === text)

/** `/personalizedFields/ten` is the field `personalizedFields.ten`; a fault inside the consent is one of the consent. */
const fieldName = (instancePath: string): string => {
  const path = instancePath.split('/').filter(Boolean)
  return path[0] === 'consent' ? 'consent' : path.join('.')
}

const fieldsOf = (issues: { instancePath: string; message?: string | undefined }[]): FieldErrors => {
  const fields: FieldErrors = {}
  for (const { instancePath, message } of issues) {
    const name = fieldName(instancePath) || 'body'
    fields[name] ??= isFieldCode(message) ? message : 'INVALID'
  }
  return fields
}

const problemOf = (error: FastifyError): Problem => {
  if (error instanceof Problem) return error
  if (error instanceof TooManyRequests) return new Problem('RATE_LIMITED', { retryAfter: error.retryAfter })
  if (hasZodFastifySchemaValidationErrors(error))
    return new Problem('VALIDATION', { fields: fieldsOf(error.validation) })
  if (error.statusCode === 413) return new Problem('PAYLOAD_TOO_LARGE')
  if (error.statusCode === 415) return new Problem('UNSUPPORTED_MEDIA_TYPE')
  if (error.statusCode === 404) return new Problem('NOT_FOUND')
  const isClientFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return new Problem(isClientFault ? 'VALIDATION' : 'INTERNAL')
}

/** Answers any error with the failure envelope. */
export const sendProblem = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const problem = problemOf(error)
  if (problem.code === 'INTERNAL') request.log.error({ err: error }, 'request failed')
  const { retryAfter } = problem.details
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  return reply.code(HTTP_STATUS[problem.code]).send(failureOf(problem))
}

/** Makes every failure of an app speak the failure envelope, unknown routes included. */
export const answerFailures = (app: FastifyInstance): void => {
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failureOf(new Problem('NOT_FOUND'))))
}
