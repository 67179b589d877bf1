import type { PublicConfig } from '@/lib/public-config'

const TIMEOUT_MS = 5_000

let known: Promise<PublicConfig> | undefined

// Our own file of this very build; without an HTTP library, because every page asks for it when it is idle.
const ask = async (): Promise<PublicConfig> => {
  const answer = await fetch('/config.json', { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`/config.json: ${answer.status}`)
  return answer.json()
}

/** The published configuration of this environment, fetched once per page; after a failure the next call asks again. */
export const readPublicConfig = (): Promise<PublicConfig> =>
  (known ??= ask().catch((error: unknown) => {
    known = undefined
    throw error
  }))
