export const TIME_UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

const SECOND = 1_000
const SIZES = { days: 86_400 * SECOND, hours: 3_600 * SECOND, minutes: 60 * SECOND, seconds: SECOND }

/** What is left of a time in ms as days, hours, minutes and seconds; started seconds count, and never below zero. */
export const remainingParts = (ms: number) => {
  const whole = Math.ceil(Math.max(0, ms) / SECOND) * SECOND
  return {
    days: Math.floor(whole / SIZES.days),
    hours: Math.floor((whole % SIZES.days) / SIZES.hours),
    minutes: Math.floor((whole % SIZES.hours) / SIZES.minutes),
    seconds: Math.floor((whole % SIZES.minutes) / SIZES.seconds),
  }
}
