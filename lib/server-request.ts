import 'server-only'
import type { z } from 'zod'
import type { Camelized } from '@/lib/contract/camelized'
import { request } from '@/lib/http'
import { renewSoon } from '@/lib/renew-soon'
import { serviceUrl } from '@/lib/services'

// More than a busy platform needs. The client's own limit is one of silence: an answer that drips would hold the page up for minutes.
const DEADLINE_MS = 8_000

/**
 * GET from a service while rendering: `result`, or null when the service is down, slow or answers nonsense; that is logged, never thrown,
 * and the page is rendered again soon.
 */
export const readService = async <Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  params?: Record<string, string | number | boolean>,
): Promise<Camelized<z.output<Schema>> | null> => {
  const signal = AbortSignal.timeout(DEADLINE_MS)
  try {
    return await request(schema, { url: serviceUrl(path), baseURL: '', signal, ...(params && { params }) })
  } catch (error) {
    const reason = String(signal.aborted ? signal.reason : error)
    console.warn(JSON.stringify({ level: 'warn', event: 'service_unavailable', path, reason }))
    await renewSoon()
    return null
  }
}
