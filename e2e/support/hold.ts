import type { Page } from 'playwright/test'

/** Keeps back every request to an address until it is let go. */
export const hold = async (page: Page, url: string | RegExp) => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return () => resolve(undefined)
}
