'use client'

import { useSyncExternalStore } from 'react'
import type { FlagKey } from '@/features/flags/flag-keys'
import { flagsSettled, readFlag, subscribeFlags } from '@/features/flags/flag-store'

/** A feature flag as it stands now: `fallback` on the server, until the flags arrive, and while their service is down. */
export const useFlag = (key: FlagKey, fallback: boolean): boolean =>
  useSyncExternalStore(
    subscribeFlags,
    () => readFlag(key, fallback),
    () => fallback,
  )

/** Whether flags have arrived or their service has been given up (2 s at most), for what cannot be taken back, such as leaving the page. */
export const useFlagsSettled = (): boolean => useSyncExternalStore(subscribeFlags, flagsSettled, () => false)
