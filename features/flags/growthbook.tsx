import {
  configureCache,
  GrowthBook,
  GrowthBookProvider,
  setPolyfills,
  useFeatureValue,
} from '@growthbook/growthbook-react'
import { useEffect, useRef } from 'react'
import { FALLBACKS, type FlagKey, type FlagValues } from '@/features/flags/flag-keys'
import type { GrowthbookConfig } from '@/lib/public-config'

const ANSWER_MS = 2_000
const BATCH_MS = 2_000
/** A late answer is still good for the next try; one that never comes must not keep that try waiting as well. */
const GIVE_UP_MS = 15_000

let connection: Promise<GrowthBook> | undefined

// The SDK would wait for an answer for good, and keep whatever came for a minute.
const fetchFlags: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(GIVE_UP_MS) })
  const flags: Partial<Record<string, unknown>> | null = await answer.clone().json()
  if (!flags?.['features']) throw new Error(`feature flags: none in the answer (${answer.status})`)
  return answer
}

const connect = async (config: GrowthbookConfig) => {
  configureCache({ staleTTL: 60_000, maxEntries: 10 })
  setPolyfills({ fetch: fetchFlags })
  // An experiment draws by this number. It is of this document alone, so nobody is known again by it.
  const growthbook = new GrowthBook({ ...config, attributes: { id: String(Math.random()) } })
  const loaded = await growthbook.init({ timeout: ANSWER_MS })
  if (!loaded.success) {
    growthbook.destroy()
    throw new Error('feature flags: no answer', { cause: loaded.error })
  }
  // Only now: asked to stream from a service that is down, the SDK warns in the visitor's console.
  await growthbook.init({ streaming: true })
  return growthbook
}

/** Loads the flags, then follows the service's stream, once for all pages. Throws while the service is down. */
export const connectFlags = (config: GrowthbookConfig): Promise<GrowthBook> =>
  (connection ??= connect(config).catch((error: unknown) => {
    connection = undefined
    throw error
  }))

const useValue = (key: FlagKey) => useFeatureValue<boolean>(key, FALLBACKS[key])

type OnRead = (values: FlagValues) => void

const FlagReader = ({ onRead }: { onRead: OnRead }) => {
  const first = useValue('discount-for-first-paid-user')
  const auto = useValue('new-auto-select-voucher')
  const aicall = useValue('new-sso-aicall-ai')
  const aivoice = useValue('new-sso-aivoice-ai')
  const read = useRef<FlagValues>(FALLBACKS)
  const isFirst = useRef(true)
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(pending.current), [])
  useEffect(() => {
    read.current = {
      'discount-for-first-paid-user': first,
      'new-auto-select-voucher': auto,
      'new-sso-aicall-ai': aicall,
      'new-sso-aivoice-ai': aivoice,
    }
    const tell = () => {
      pending.current = undefined
      onRead(read.current)
    }
    if (isFirst.current) tell()
    // A marketer who flips several flags changes the page once, not in a flicker of halves.
    else pending.current ??= setTimeout(tell, BATCH_MS)
    isFirst.current = false
  }, [first, auto, aicall, aivoice, onRead])
  return null
}

/** Reads the flags through GrowthBook's own provider and hooks: at once, then whatever has changed every two seconds. */
export const FlagWatch = ({ growthbook, onRead }: { growthbook: GrowthBook; onRead: OnRead }) => (
  <GrowthBookProvider growthbook={growthbook}>
    <FlagReader onRead={onRead} />
  </GrowthBookProvider>
)
