'use client'

import { useSyncExternalStore } from 'react'

/** The question the visitor answered; a new kind of tool needs a new version, and everybody is asked again. */
const VERSION = '1'
const NAME = 'consent'
const MAX_AGE_S = 180 * 24 * 60 * 60

export type ConsentChoice = 'granted' | 'denied'

const listeners = new Set<() => void>()

/** What the visitor chose about measuring, in this version of the question; undefined while they have not. */
export const readConsent = (): ConsentChoice | undefined => {
  const [, version, choice] = /(?:^|;\s*)consent=(\w+)\.(\w+)/.exec(document.cookie) ?? []
  if (version !== VERSION) return undefined
  return choice === 'granted' || choice === 'denied' ? choice : undefined
}

/** Keeps the choice for half a year and tells everybody who listens. */
export const writeConsent = (choice: ConsentChoice) => {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  document.cookie = `${NAME}=${VERSION}.${choice};path=/;max-age=${MAX_AGE_S};samesite=lax${secure}`
  listeners.forEach((listener) => listener())
}

export const onConsentChange = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the browser says for its owner that data must not be shared (Global Privacy Control): that is a no. */
export const hasPrivacySignal = () => Reflect.get(navigator, 'globalPrivacyControl') === true

/** Where the visitor stands: 'unknown' on the server, 'gpc' when the browser itself says no, 'open' while nothing was chosen. */
export type ConsentState = ConsentChoice | 'unknown' | 'gpc' | 'open'

const readConsentState = (): ConsentState => (hasPrivacySignal() ? 'gpc' : (readConsent() ?? 'open'))

export const useConsentState = () =>
  useSyncExternalStore<ConsentState>(onConsentChange, readConsentState, () => 'unknown')
