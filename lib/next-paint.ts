/** What nobody sees is painted never, and must not be waited for; a slow phone needs more than a tenth of a second for a picture. */
const LATEST_MS = 1_000

/** Resolves once the browser has shown what was changed so far, so that the answer to a press does not wait for the work behind it. */
export const nextPaint = () =>
  new Promise<void>((resolve) => {
    const late = setTimeout(resolve, LATEST_MS)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late)
        resolve()
      }),
    )
  })
