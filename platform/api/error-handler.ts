import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { FieldErrors } from '../../lib/contract/envelope.ts'
import { HTTP_STATUS } from '../../lib/contract/error-codes.ts'
import { FIELD_CODES, type FieldCode } from '../../lib/contract/field-codes.ts'
import { TooManyRequests } from '../rate-limit.ts'
import { failureOf, ApiError } from './api-error.ts'
import { isServiceAway } from './service-away.ts'

const METHOD_NOT_ALLOWED = 405
/** What is away for longer than this is a fault that somebody has to mend. */
const AWAY_S = 5

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

const toApiError = (error: FastifyError): ApiError => {
  if (error instanceof ApiError) return error
  if (error instanceof TooManyRequests) return new ApiError('RATE_LIMITED', { retryAfter: error.retryAfter })
  if (hasZodFastifySchemaValidationErrors(error))
    return new ApiError('VALIDATION', { fields: fieldsOf(error.validation) })
  if (error.statusCode === 413) return new ApiError('PAYLOAD_TOO_LARGE')
  if (error.statusCode === 415) return new ApiError('UNSUPPORTED_MEDIA_TYPE')
  if (error.statusCode === 404) return new ApiError('NOT_FOUND')
  if (isServiceAway(error)) return new ApiError('UNAVAILABLE', { retryAfter: AWAY_S })
  const isClientFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return new ApiError(isClientFault ? 'VALIDATION' : 'INTERNAL')
}

/** Answers any error with the failure envelope. */
export const sendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const apiError = toApiError(error)
  const { retryAfter, rule, fields = {} } = apiError.details
  // Whoever asked learns only that it failed; why is told here.
  if (!(error instanceof ApiError) && HTTP_STATUS[apiError.code] >= 500)
    request.log.error({ err: error }, 'request failed')
  // Codes alone: even the name of a field may be what somebody typed.
  else request.log.info({ refusal: apiError.code, rule, codes: Object.values(fields) }, 'refused')
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  return reply.code(HTTP_STATUS[apiError.code]).send(failureOf(apiError))
}

/** Notes the routes registered from now on; gives the methods that the path of a request takes, none for an unknown one. */
const collectMethods = (app: FastifyInstance) => {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    // The preflight of CORS answers everywhere and makes no path known.
    if (url === '*') return
    // `:id`, or `:id(^[0-9]+$)` with a shape of its own.
    const parts = url.replace(/:\w+(?:\(\^(.*?)\$\))?/g, (_, own?: string) => own ?? '[^/]+')
    const pattern = new RegExp(`^${parts}$`)
    const route = routes.get(url) ?? { pattern, methods: new Set() }
    for (const name of [method].flat()) route.methods.add(name)
    routes.set(url, route)
  })
  return (path: string): string[] => [
    ...new Set(
      [...routes.values()].filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods]),
    ),
  ]
}

/** Makes every failure of an app speak the failure envelope, unknown routes and methods included. */
export const answerErrors = (app: FastifyInstance): void => {
  const methodsOf = collectMethods(app)
  app.setErrorHandler(sendError)
  const failure = failureOf(new ApiError('NOT_FOUND'))
  // Before the body of an unknown method is looked at.
  app.addHook('onRequest', async (request, reply) => {
    const methods = request.is404 ? methodsOf(request.url.split('?')[0] ?? '') : []
    if (methods.length === 0) return undefined
    return reply.code(METHOD_NOT_ALLOWED).header('allow', methods.join(', ')).send(failure)
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failure))
}
