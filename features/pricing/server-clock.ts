/** How far the visitor's clock is behind the server's, in ms, from the server's Date header; 0 when it cannot be had. */
export const readClockOffset = async (): Promise<number> => {
  try {
    const asked = Date.now()
    const { headers } = await fetch('/config.json', { method: 'HEAD', cache: 'no-store' })
    const answered = Date.now()
    const date = Date.parse(headers.get('date') ?? '')
    // The header has whole seconds, so its middle is the fairest guess.
    return Number.isNaN(date) ? 0 : date + 500 - (asked + answered) / 2
  } catch {
    return 0
  }
}
