import { AIVOICE_ENDPOINTS } from '@/features/docs/endpoints/aivoice'
import { CALL_API_ENDPOINTS } from '@/features/docs/endpoints/call-api'
import type { Endpoint } from '@/features/docs/endpoint'
import snapshot from '@/features/docs/openapi.json'
import { API_BASE } from '@/lib/contract/paths'

const ENDPOINTS: readonly Endpoint[] = [...CALL_API_ENDPOINTS, ...AIVOICE_ENDPOINTS]

const DOCUMENTED = new Set(
  ENDPOINTS.flatMap(({ method, paths }) => paths.map((path) => `${method} ${API_BASE}${path}`)),
)

/** The platform's OpenAPI document with what the pages of documentation describe and nothing else, at the address of this site. */
export const publicDocument = (origin: string) => {
  const paths = Object.entries(snapshot.paths).map(([path, item]) => {
    const kept = Object.entries(item).filter(([method]) => DOCUMENTED.has(`${method.toUpperCase()} ${path}`))
    return [path, Object.fromEntries(kept)] as const
  })
  const kept = paths.filter(([, item]) => Object.keys(item).length > 0)
  const tags = new Set(JSON.stringify(kept).match(/(?<="tags":\[")[^"]+/g))
  return {
    ...snapshot,
    info: { ...snapshot.info, title: 'Sóng AI API' },
    servers: [{ url: origin }],
    tags: snapshot.tags.filter(({ name }) => tags.has(name)),
    paths: Object.fromEntries(kept),
  }
}
