/** Counts what each key does; false once it did more than `limit` within the last `windowMs`. */
export const createRateLimit = (limit: number, windowMs: number, clock: () => number) => {
  let windows = new Map<string, { from: number; count: number }>()
  let sweptAt = clock()

  const sweep = (now: number) => {
    windows = new Map([...windows].filter(([, window]) => now - window.from < windowMs))
    sweptAt = now
  }

  return (key: string): boolean => {
    const now = clock()
    if (now - sweptAt > windowMs) sweep(now)
    const window = windows.get(key)
    if (!window || now - window.from >= windowMs) {
      windows.set(key, { from: now, count: 1 })
      return limit > 0
    }
    window.count += 1
    return window.count <= limit
  }
}
