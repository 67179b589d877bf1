import type { PublicConfig } from '@/lib/public-config'

const TIMEOUT_MS = 5_000

let cached: Promise<PublicConfig> | undefined

// Our own file of this very build; without an HTTP library, because every page asks for it when it is idle.
const fetchConfig = async (): Promise<PublicConfig> => {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`/config.json: ${response.status}`)
  return response.json()
}

/** The published configuration of this environment, fetched once per page; after a failure the next call asks again. */
export const readPublicConfig = (): Promise<PublicConfig> =>
  (cached ??= fetchConfig().catch((error: unknown) => {
    cached = undefined
    throw error
  }))
