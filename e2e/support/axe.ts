import type { Page } from 'playwright/test'
import core, { type RunOptions } from 'axe-core'
import { addStyle } from './add-style'

declare global {
  // What `source` leaves in the page.
  var axe: typeof core
}

type Options = {
  /** The parts of the page to look at; the whole page without it. */
  within?: string[]
  /** Parts to leave out. */
  without?: string[]
  /** The rules to apply; all without it. */
  rules?: string[]
}

/** What axe finds wrong: each rule with the first places that break it; an empty list is what we want, and what other browsers than Chromium get. */
export const faults = async (page: Page, { within = [], without = [], rules = [] }: Options = {}) => {
  // The markup is the same in every browser, and Playwright loses Firefox's page while axe reads it.
  if (page.context().browser()?.browserType().name() !== 'chromium') return []
  // Parts far below are not drawn until somebody comes near, and keep the colours of the theme before.
  await addStyle(page, 'main * { content-visibility: visible !important }')
  // Straight from its core, once per page: no page of ours shows a frame, and walking all pages takes two thirds of the time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(core.source)
  const context = { ...(within.length > 0 && { include: within }), exclude: without }
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    // Style sheets of other hosts need not be fetched for it: there are none.
    preload: false,
    ...(rules.length > 0 && { runOnly: { type: 'rule', values: rules } }),
  }
  return page.evaluate(
    async ([where, how]) => {
      const { violations } = await window.axe.run(where, how)
      return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ target }) => target.join(' '))])
    },
    [context, options] as const,
  )
}
