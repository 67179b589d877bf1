const LATEST_MS = 4_000
/** Where the browser does not say when it has nothing to do (Safari): after loading, and between one job and the next. */
const LOADED_MS = 1_200
const NEXT_MS = 50
let hadLoaded = false

/** Runs `job` once the page has loaded and the browser has nothing better to do; gives the function that calls it off. */
export const whenIdle = (job: () => void) => {
  let handle = 0
  const hasIdle = typeof window.requestIdleCallback === 'function'
  const wait = () => {
    handle = hasIdle
      ? window.requestIdleCallback(job, { timeout: LATEST_MS })
      : window.setTimeout(
          () => {
            hadLoaded = true
            job()
          },
          hadLoaded ? NEXT_MS : LOADED_MS,
        )
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    if (hasIdle) window.cancelIdleCallback(handle)
    else window.clearTimeout(handle)
  }
}
