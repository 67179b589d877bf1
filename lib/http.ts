import axios, { isAxiosError, type AxiosRequestConfig } from 'axios'
import humps from 'humps'
import { z } from 'zod'
import { ApiError } from '@/lib/api-error'
import type { Camelized } from '@/lib/contract/camelized'
import { failureSchema, success } from '@/lib/contract/envelope'
import { API_BASE } from '@/lib/contract/paths'
import { newRequestId, REQUEST_ID_HEADER } from '@/lib/domain/request-id'

export const TIMEOUT_MS = 15_000

const client = axios.create({ baseURL: API_BASE, timeout: TIMEOUT_MS })
client.interceptors.request.use((config) => {
  config.headers.set(REQUEST_ID_HEADER, newRequestId())
  return config
})

// A file of the site and the storage speak no envelope, and every status is an answer of theirs.
const fileClient = axios.create({ timeout: TIMEOUT_MS, validateStatus: () => true })

const walk = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(walk)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      humps.camelize(key),
      key === 'personalized_fields' ? entry : walk(entry),
    ]),
  )
}

/** Keys in camelCase all the way down, except inside `personalized_fields`, whose keys are names in a script. */
// The type follows the walk key by key, which the compiler cannot see.
export const camelize = <Wire>(wire: Wire): Camelized<Wire> => walk(wire) as Camelized<Wire>

const toApiError = (error: unknown): ApiError => {
  if (!isAxiosError(error)) return new ApiError('network', { cause: error })
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
    return new ApiError('timeout', { cause: error })
  if (!error.response) return new ApiError('network', { cause: error })
  const { status, data } = error.response
  const failure = failureSchema.safeParse(data)
  if (!failure.success) return new ApiError('refused', { status, cause: error })
  const { error_code: code, retry_after: retryAfter, fields } = failure.data
  return new ApiError('refused', {
    status,
    code,
    ...(fields && { fields }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

/** Sends one request to what speaks no envelope (a file, the storage); gives its status and data. An ApiError when no answer came. */
export const requestFile = async (config: AxiosRequestConfig): Promise<{ status: number; data: unknown }> => {
  const { status, data } = await fileClient.request<unknown>(config).catch((error: unknown) => {
    throw toApiError(error)
  })
  return { status, data }
}

/** Sends one request and gives `result`, checked against the wire's schema and camelCased; every failure is an ApiError. */
export const request = async <Schema extends z.ZodType>(
  schema: Schema,
  config: AxiosRequestConfig,
): Promise<Camelized<z.output<Schema>>> => {
  const answer = await client.request<unknown>(config).catch((error: unknown) => {
    throw toApiError(error)
  })
  const envelope = success(z.unknown()).safeParse(answer.data)
  const result = schema.safeParse(envelope.data?.result)
  if (!envelope.success || !result.success) {
    throw new ApiError('shape', { status: answer.status, cause: envelope.error ?? result.error })
  }
  return camelize(result.data)
}
