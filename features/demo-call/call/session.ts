import type { FormValues } from '@/features/demo-call/form/form-values'
import type { Call, FinishedCall } from '@/features/demo-call/call/call-machine'

/** No call lasts this long; what is older was left in a tab that the browser brought back. */
const KEEP_MS = 15 * 60_000

/** One thing this tab keeps over a reload; a browser without storage loses only that. */
const sessionItem = <Thing extends object>(key: string, fields: readonly (keyof Thing)[]) => {
  const isThing = (value: unknown): value is Thing & { keptAt: number } =>
    typeof value === 'object' &&
    value !== null &&
    fields.every((field) => field in value) &&
    'keptAt' in value &&
    typeof value.keptAt === 'number'
  return {
    save: (thing: Thing, now: number) => {
      try {
        sessionStorage.setItem(key, JSON.stringify({ ...thing, keptAt: now }))
      } catch {
        // Not kept, then.
      }
    },
    /** What was kept, or null when there is nothing or it is too old. */
    read: (now: number): Thing | null => {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
        return isThing(value) && now - value.keptAt < KEEP_MS ? value : null
      } catch {
        return null
      }
    },
    remove: () => {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Nothing was kept.
      }
    },
  }
}

/** The call that is going on. */
export const runningCall = sessionItem<Call>('demo-call', ['kind', 'callId', 'ticket'])

/** How the last call ended, and on which page (in either language). */
export const finishedCall = sessionItem<{ page: string; call: FinishedCall }>('demo-call-result', [
  'page',
  'call',
])

/** The form of a call that is being booked, and the key that makes sending it again harmless. */
export const sentForm = sessionItem<{ values: FormValues; key: string }>('demo-call-form', ['values', 'key'])
