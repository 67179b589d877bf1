import { useSyncExternalStore } from 'react'

export type Profile = { firstName: string; lastName: string; email: string }

/** Who is looking: 'unknown' until the sign-in check has answered or given up; the profile arrives after the sign-in. */
export type Session =
  | { state: 'unknown' }
  /** `hasEnded`: was signed in on this page, and the session ended without their doing here. */
  | { state: 'anonymous'; hasEnded?: boolean }
  | { state: 'signed-in'; profile?: Profile }

type TokenSource = () => Promise<string | null>

const UNKNOWN: Session = { state: 'unknown' }
const NOBODY: TokenSource = () => Promise.resolve(null)

const listeners = new Set<() => void>()
let current: Session = UNKNOWN
let source = NOBODY

/** Calls `listener` at each change of the session; gives the function that stops it. */
export const subscribeSession = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The session as it stands now, for code outside of React. */
export const readSession = () => current

/** The visitor's session; 'unknown' on the server and until the check is done, so render for anonymous meanwhile. */
export const useSession = (): Session => useSyncExternalStore(subscribeSession, readSession, () => UNKNOWN)

/** A bearer token that is valid for at least 5 s more, or null for a visitor who is not signed in; never throws. */
export const bearer: TokenSource = () => source().catch(() => null)

/** Only features/auth calls this: publishes a new session. */
export const setSession = (next: Session) => {
  current = next
  listeners.forEach((listener) => listener())
}

/** Only features/auth calls this: where bearer tokens come from. */
export const setTokenSource = (next: TokenSource) => {
  source = next
}
