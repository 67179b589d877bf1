import { expect, test } from 'playwright/test'
import { addStyle } from './support/add-style'
import { clippedTexts, coveredControls, smallTargets, splitCompounds } from './support/layout'
import { untilRested } from './support/rest'
import { at, langOf, pageOf } from './support/words'

// A page of each family, and both languages; contrast in both themes is walk-alive's.
const EVERYWHERE = [
  '/',
  '/en',
  '/aicall',
  '/en/aicall/voiceotp',
  '/aivoice',
  '/smartdialog',
  '/industries/banking',
  '/en/aicall/industries/telecom',
  '/use-cases/sales',
  '/en/industries',
  '/aicall/pricing',
  '/about-us',
  '/en/case-studies/school-announcements',
]
/** What stands in one column, or is built as those above: where it breaks, it breaks on a phone. */
const ON_PHONES = [
  '/services',
  '/use-cases',
  '/en/videos',
  '/en/contact-us',
  '/resources',
  '/careers',
  '/data-rights',
  '/en/privacy-policy',
]

for (const path of [...EVERYWHERE, ...ON_PHONES])
  test(
    `${path}: nothing runs over, is cut off, breaks in two, is too small for a finger or lies under what floats`,
    { tag: ON_PHONES.includes(path) ? '@phone-only' : '@phone' },
    async ({ page, hasTouch }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(at(langOf(path), pageOf(path)))
      // Whole, as if somebody had scrolled to its end; the form is alive once the page rests.
      await addStyle(page, 'main *{ content-visibility: visible !important }')
      await untilRested(page)
      const closing = await page.getByRole('contentinfo').locator('.horizon').boundingBox()
      expect.soft(closing?.height, 'the line that closes every page').toBeGreaterThan(100)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
      expect.soft(await clippedTexts(page), 'cut off').toEqual([])
      expect.soft(await splitCompounds(page), 'broken in two').toEqual([])
      if (hasTouch) expect.soft(await smallTargets(page), 'too small').toEqual([])
      expect.soft(await coveredControls(page), 'covered').toEqual([])
    },
  )
