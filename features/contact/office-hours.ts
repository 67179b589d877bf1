const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
// Vietnam keeps UTC+7 all year, so the office's clock needs no time-zone data.
const OFFSET_MINUTES = 7 * 60
// 1 January 1970 was a Thursday.
const EPOCH_WEEKDAY = 4
const SUNDAY = 0

const OPENS = 8 * 60 + 30
const CLOSES = 17 * 60 + 30

/** Whether the office is open; `day` is the weekday it opens next (0 is Sunday), `inDays` how many midnights away that is. */
export type OfficeStatus =
  { isOpen: true; time: string } | { isOpen: false; time: string; day: number; inDays: number }

const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** The office's status at a moment (ms since 1970): Monday to Saturday 08:30–17:30 in Hanoi; public holidays are not known here. */
export const officeStatus = (now: number): OfficeStatus => {
  const minutes = Math.floor(now / MINUTE_MS) + OFFSET_MINUTES
  const weekday = (Math.floor(minutes / DAY_MINUTES) + EPOCH_WEEKDAY) % 7
  const minute = minutes % DAY_MINUTES
  const isWorkday = weekday !== SUNDAY
  if (isWorkday && minute >= OPENS && minute < CLOSES) return { isOpen: true, time: clockOf(CLOSES) }
  if (isWorkday && minute < OPENS) return { isOpen: false, time: clockOf(OPENS), day: weekday, inDays: 0 }
  const inDays = weekday === 6 ? 2 : 1
  return { isOpen: false, time: clockOf(OPENS), day: (weekday + inDays) % 7, inDays }
}
