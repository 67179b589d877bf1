'use client'

import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'
import { FALLBACKS, type FlagValues } from '@/features/flags/flag-keys'
import { readPublicConfig } from '@/lib/read-public-config'

const RETRY_MS = 60_000

type Flags = {
  values: FlagValues
  /** Whether they have arrived or their service was given up (2 s at most), for what cannot be taken back, such as leaving the page. */
  isSettled: boolean
}

// Kept from page to page, so that the next one starts with what this one knew.
let lastRead: Flags = { values: FALLBACKS, isSettled: false }

const Context = createContext(lastRead)

/** The feature flags as they stand now: the fallbacks on the server, until the flags arrive, and while their service is down. */
export const useFlags = (): Flags => useContext(Context)

const load = async () => {
  const { growthbook: config } = await readPublicConfig()
  if (!config) return null
  const { connectFlags, FlagWatch } = await import('@/features/flags/growthbook')
  const growthbook = await connectFlags(config)
  return { growthbook, FlagWatch }
}

type Loaded = Awaited<ReturnType<typeof load>>

/** Gives what stands in it the feature flags; a page without one never loads the SDK. */
export const FlagsProvider = ({ children }: { children: ReactNode }) => {
  const [flags, setFlags] = useState(lastRead)
  const [loaded, setLoaded] = useState<Loaded>(null)
  const read = useCallback((values: FlagValues) => {
    setFlags({ values, isSettled: true })
    // What is counted on this page is counted by the values it is shown with.
    document.documentElement.dataset['flags'] = JSON.stringify(values)
  }, [])

  useEffect(() => {
    lastRead = flags
  }, [flags])

  useEffect(() => {
    let isGone = false
    let retry: ReturnType<typeof setTimeout>
    const settle = () => setFlags(({ values }) => ({ values, isSettled: true }))
    const start = async () => {
      try {
        const next = await load()
        if (isGone) return
        setLoaded(next)
        if (!next) settle()
      } catch {
        // Without flags the page shows its fallbacks; while it stands, a service that was down is asked again.
        if (isGone) return
        settle()
        retry = setTimeout(() => void start(), RETRY_MS)
      }
    }
    void start()
    return () => {
      isGone = true
      clearTimeout(retry)
    }
  }, [])

  return (
    <Context value={flags}>
      {children}
      {loaded && <loaded.FlagWatch growthbook={loaded.growthbook} onRead={read} />}
    </Context>
  )
}
