import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Options = {
  /** The parts of the page to look at; the whole page without it. */
  within?: readonly string[]
  /** Parts to leave out. */
  without?: readonly string[]
  /** The rules to apply; all without it. */
  rules?: readonly string[]
}

/** What axe finds wrong: each rule with the first places that break it; an empty list is what we want. */
export const faults = async (page: Page, { within = [], without = [], rules = [] }: Options = {}) => {
  // Parts far below are not drawn until somebody comes near, and keep the colours of the theme before.
  await page.addStyleTag({ content: 'main > * { content-visibility: visible !important }' })
  // No page of ours shows a frame: looked at in one piece a page takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // Style sheets of other hosts need not be fetched for it: there are none.
    preload: false,
    ...(rules.length > 0 && { runOnly: { type: 'rule', values: [...rules] } }),
  })
  for (const part of within) axe.include(part)
  for (const part of without) axe.exclude(part)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ target }) => target.join(' '))])
}
