const speeds = [1, 1.25, 1.5] as const

/** The speed after `rate`, going round. */
export function nextSpeed(rate: number): number {
  return speeds.find((speed) => speed > rate) ?? speeds[0]
}

/** Writes the speed into every speed button, in the page's number format. */
export function showSpeed(rate: number) {
  const text = `${new Intl.NumberFormat(document.documentElement.lang || undefined).format(rate)}×`
  for (const output of document.querySelectorAll('[data-rate]')) output.textContent = text
}
