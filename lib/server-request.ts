import 'server-only'
import type { z } from 'zod'
import type { Camelized } from '@/lib/contract/camelized'
import { request } from '@/lib/http'
import { serviceUrl } from '@/lib/services'

/** GET from a service while rendering: `result`, or null when the service is down or answers nonsense (logged, never thrown). */
export const readService = async <Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  params?: Record<string, string | number | boolean>,
): Promise<Camelized<z.output<Schema>> | null> => {
  try {
    return await request(schema, { url: serviceUrl(path), baseURL: '', ...(params && { params }) })
  } catch (error) {
    console.warn(JSON.stringify({ level: 'warn', event: 'service_unavailable', path, reason: String(error) }))
    return null
  }
}
