import type { Call } from '@/features/demo-call/machine'

const KEY = 'demo-call'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'callId' in value && 'ticket' in value && 'kind' in value

/** Keeps the running call for a reload of this tab. */
export const keepCall = (call: Call) => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...call, lastSeq: 0 }))
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
export const keptCall = (): Call | null => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isCall(value) ? value : null
  } catch {
    return null
  }
}
