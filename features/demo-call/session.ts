import type { Call } from '@/features/demo-call/machine'

const KEY = 'demo-call'

/** No call lasts this long; one that is older was left in a tab that the browser brought back. */
const KEEP_MS = 15 * 60_000

const isCall = (value: unknown): value is Call & { keptAt: number } =>
  typeof value === 'object' &&
  value !== null &&
  'callId' in value &&
  'ticket' in value &&
  'kind' in value &&
  'keptAt' in value &&
  typeof value.keptAt === 'number'

/** Keeps the running call for a reload of this tab. */
export const keepCall = (call: Call, now: number) => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...call, lastSeq: 0, keptAt: now }))
  } catch {
    // A browser without storage loses only the resume after a reload.
  }
}

export const forgetCall = () => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}

/** The call this tab was following before a reload, from its first event; null when there is none. */
export const keptCall = (now: number): Call | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isCall(value) && now - value.keptAt < KEEP_MS ? value : null
  } catch {
    return null
  }
}
