const LATEST_MS = 4_000
const WITHOUT_IDLE_MS = 1_200

/** Runs `job` once the page has loaded and the browser has nothing better to do; gives the function that calls it off. */
export const whenIdle = (job: () => void) => {
  let handle = 0
  const hasIdle = typeof window.requestIdleCallback === 'function'
  const wait = () => {
    handle = hasIdle
      ? window.requestIdleCallback(job, { timeout: LATEST_MS })
      : window.setTimeout(job, WITHOUT_IDLE_MS)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    if (hasIdle) window.cancelIdleCallback(handle)
    else window.clearTimeout(handle)
  }
}
