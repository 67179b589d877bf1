const two = (n: number) => String(n).padStart(2, '0')

/** Seconds as “mm:ss”, rounded down; anything that is not a positive number gives “00:00”. */
export function formatDuration(seconds: number): string {
  const s = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0
  return `${two(Math.floor(s / 60))}:${two(s % 60)}`
}

/** How long a recording of so many seconds is, as “mm:ss”: a second that has begun counts, as it does in the price of a call. */
export const formatLength = (seconds: number) => formatDuration(Math.ceil(seconds))
