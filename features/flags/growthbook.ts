import { configureCache, GrowthBook } from '@growthbook/growthbook-react'
import type { FlagKey } from '@/features/flags/flag-keys'
import type { GrowthbookConfig } from '@/lib/public-config'

const ANSWER_MS = 2_000

export type FlagClient = { read: (key: FlagKey, fallback: boolean) => boolean }

/** Loads the flags, then follows the service's stream; `onChange` runs at each change. Throws while the service is down. */
export const connectFlags = async (config: GrowthbookConfig, onChange: () => void): Promise<FlagClient> => {
  configureCache({ staleTTL: 60_000, maxEntries: 10 })
  const growthbook = new GrowthBook(config)
  const loaded = await growthbook.init({ timeout: ANSWER_MS })
  if (!loaded.success) {
    growthbook.destroy()
    throw new Error('feature flags: no answer', { cause: loaded.error })
  }
  // Only now: asked to stream from a service that is down, the SDK warns in the visitor's console.
  await growthbook.init({ streaming: true })
  growthbook.setRenderer(onChange)
  return { read: (key, fallback) => growthbook.getFeatureValue<boolean>(key, fallback) }
}
