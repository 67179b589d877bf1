import type { CallErrorCode } from '@/features/demo-call/call/call-machine'

// Vietnam keeps UTC+7 all year.
const OFFSET_MS = 7 * 3_600_000
const DAY_MS = 24 * 3_600_000
const STEP_MS = 5 * 60_000
const OPENING_MS = 8 * 3_600_000

const nextAt = (now: number, timeOfDayMs: number) => {
  const today = Math.floor((now + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS + timeOfDayMs
  return today > now ? today : today + DAY_MS
}

/**
 * When calls are made again after a refusal (ISO 8601), undefined where no hour is to be named. A count of seconds is
 * rounded to five minutes, for the visitor's clock may be wrong; without one the hours of the contract hold.
 */
export const retryAt = (
  code: CallErrorCode,
  { retryAfter, now }: { retryAfter: number | undefined; now: number },
): string | undefined => {
  if (code === 'DAILY_LIMIT_REACHED') return new Date(nextAt(now, 0)).toISOString()
  if (code !== 'OUTSIDE_CALLING_HOURS') return undefined
  if (retryAfter === undefined) return new Date(nextAt(now, OPENING_MS)).toISOString()
  return new Date(Math.round((now + retryAfter * 1_000) / STEP_MS) * STEP_MS).toISOString()
}
