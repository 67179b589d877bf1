// Vietnam keeps UTC+7 all year, so the day needs no time-zone data.
const OFFSET_MS = 7 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** The number of the day in Asia/Ho_Chi_Minh that a moment falls in. */
export const vietnamDay = (now: number): number => Math.floor((now + OFFSET_MS) / DAY_MS)

/** The moment (ms since 1970) of a minute of a day there. */
export const vietnamMoment = (day: number, minute: number): number =>
  day * DAY_MS - OFFSET_MS + minute * 60_000

/** The moment the day turns there next. */
export const nextVietnamMidnight = (now: number): number => vietnamMoment(vietnamDay(now) + 1, 0)

/** The minute of the day there, 0 to 1439. */
export const vietnamMinute = (now: number): number => Math.floor(((now + OFFSET_MS) % DAY_MS) / 60_000)

/** Seconds until a window of minutes opens, 0 while it is open; a window may span midnight. */
export const secondsUntilOpen = (now: number, hours: { from: number; to: number }): number => {
  const minute = vietnamMinute(now)
  const isOpen =
    hours.from <= hours.to
      ? minute >= hours.from && minute < hours.to
      : minute >= hours.from || minute < hours.to
  return isOpen ? 0 : ((hours.from - minute + 1_440) % 1_440) * 60
}
