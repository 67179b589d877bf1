import { vietnamDay, vietnamMinute, vietnamMoment } from '@/lib/domain/vietnam-day'
import holidays from '@/content/holidays.json'

const DAY_MS = 24 * 3_600_000
// 1 January 1970 was a Thursday.
const EPOCH_WEEKDAY = 4
const SUNDAY = 0

const OPENS = 8 * 60 + 30
const CLOSES = 17 * 60 + 30

/** Whether the office is open; `day` is the weekday it opens next (0 is Sunday), `inDays` how many midnights away that is. */
export type OfficeStatus =
  | { isOpen: true; time: string }
  | { isOpen: false; time: string; day: number; inDays: number }

const HOLIDAYS = new Set(holidays.map((date) => Date.parse(date) / DAY_MS))

const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const weekdayOf = (day: number) => (day + EPOCH_WEEKDAY) % 7

const isWorkday = (day: number) => weekdayOf(day) !== SUNDAY && !HOLIDAYS.has(day)

const nextWorkday = (day: number): number => (isWorkday(day + 1) ? day + 1 : nextWorkday(day + 1))

/** The office's status at a moment (ms since 1970): Monday to Saturday 08:30–17:30 in Hanoi, closed on public holidays. */
export const officeStatus = (now: number): OfficeStatus => {
  const today = vietnamDay(now)
  const minute = vietnamMinute(now)
  if (isWorkday(today) && minute >= OPENS && minute < CLOSES) return { isOpen: true, time: clockOf(CLOSES) }
  const day = isWorkday(today) && minute < OPENS ? today : nextWorkday(today)
  return { isOpen: false, time: clockOf(OPENS), day: weekdayOf(day), inDays: day - today }
}

/** By when a message that arrives at a moment is answered: the same time of the next working day, or the end of the day on which the office opens next. */
export const replyBy = (now: number) => {
  const today = vietnamDay(now)
  const status = officeStatus(now)
  return status.isOpen
    ? vietnamMoment(nextWorkday(today), vietnamMinute(now))
    : vietnamMoment(today + status.inDays, CLOSES)
}
