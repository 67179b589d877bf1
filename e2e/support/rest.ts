import type { Page } from 'playwright/test'

/** Waits until a page rests: it is alive and has loaded what it loads by itself. */
export const untilRested = (page: Page) => page.locator('html[data-resting]').waitFor({ state: 'attached' })
