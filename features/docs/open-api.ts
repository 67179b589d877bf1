import { z } from 'zod'
import snapshot from '@/features/docs/openapi.json'

/** A JSON schema as OpenAPI 3.0 writes it, as far as our platform uses it. */
export type JsonSchema = {
  type?: string | undefined
  format?: string | undefined
  pattern?: string | undefined
  nullable?: boolean | undefined
  default?: unknown
  enum?: (string | number | boolean | null)[] | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  required?: string[] | undefined
  properties?: Record<string, JsonSchema> | undefined
  additionalProperties?: boolean | JsonSchema | undefined
  items?: JsonSchema | undefined
  oneOf?: JsonSchema[] | undefined
  anyOf?: JsonSchema[] | undefined
}

const number = z.number().optional()

export const jsonSchema: z.ZodType<JsonSchema> = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  nullable: z.boolean().optional(),
  default: z.unknown().optional(),
  enum: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  minimum: number,
  maximum: number,
  minLength: number,
  maxLength: number,
  required: z.array(z.string()).optional(),
  properties: z.lazy(() => z.record(z.string(), jsonSchema)).optional(),
  additionalProperties: z.lazy(() => z.union([z.boolean(), jsonSchema])).optional(),
  items: z.lazy(() => jsonSchema).optional(),
  oneOf: z.lazy(() => z.array(jsonSchema)).optional(),
  anyOf: z.lazy(() => z.array(jsonSchema)).optional(),
})

export const PLACES = ['path', 'query', 'header'] as const

const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(PLACES),
  required: z.boolean().default(false),
  schema: jsonSchema,
})
export type Parameter = z.infer<typeof parameterSchema>

/** What an operation that wants an access token takes; OpenAPI says it as `security`. */
export const bearer: Parameter = {
  name: 'authorization',
  in: 'header',
  required: true,
  schema: { type: 'string' },
}

const content = z.looseObject({ 'application/json': z.object({ schema: jsonSchema }).optional() })

const operationSchema = z.object({
  summary: z.string(),
  parameters: z.array(parameterSchema).default([]),
  security: z.array(z.object({ bearer: z.array(z.string()) })).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.object({ 200: z.object({ content: content.optional() }) }),
})

const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) })

const { paths } = documentSchema.parse(snapshot)

/** What a request takes and answers: its parameters, the schema of its body, and of `result` (null: not JSON), and the types of file it may answer. */
export type Operation = {
  parameters: readonly Parameter[]
  body: JsonSchema | null
  result: JsonSchema | null
  files: readonly string[]
}

/** An operation of the platform's document by method ('GET') and whole path; null when the platform does not serve it. */
export const servedOperation = (method: string, path: string): Operation | null => {
  const operation = paths[path]?.[method.toLowerCase()]
  if (!operation) return null
  const answers = operation.responses[200].content
  return {
    parameters: [...operation.parameters, ...operation.security.map(() => bearer)],
    body: operation.requestBody?.content['application/json']?.schema ?? null,
    result: answers?.['application/json']?.schema.properties?.['result'] ?? null,
    files: Object.keys(answers ?? {}).filter((type) => type !== 'application/json'),
  }
}

/** What an operation does, in English, as the document says it; null when the platform does not serve it. */
export const summaryOf = (method: string, path: string): string | null =>
  paths[path]?.[method.toLowerCase()]?.summary ?? null

/** Every operation of the platform's document as 'GET /api/v1/…'. */
export const servedRoutes = (): string[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
