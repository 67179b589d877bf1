import { expect, test, type Page } from 'playwright/test'
import { addStyle } from './support/add-style'
import { faults } from './support/axe'
import { clippedTexts } from './support/layout'
import { at, langOf, pageOf } from './support/words'

// A page of each family; what moves or breaks at 360 px is layout's.
const PAGES = [
  '/',
  '/en/aicall',
  '/aivoice',
  '/en/smartdialog/chatbot',
  '/industries/banking',
  '/en/aicall/pricing',
  '/resources/guides/what-is-a-callbot',
  '/contact-us',
]

/** A window of 1280 × 1024 at these zooms. */
const ZOOMS = { '200 %': { width: 640, height: 512 }, '400 %': { width: 320, height: 256 } }

/** What WCAG 1.4.12 lets readers set. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Controls whose edge or focus nobody sees in the colours of the system. */
const unseenControls = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (control: Element) => {
      const box = control.matches('input') ? (control.closest('[data-slot]') ?? control) : control
      const { borderTopWidth, borderTopStyle, outlineStyle, appearance } = getComputedStyle(box)
      const hasText = Boolean(control.textContent?.trim()) || control.querySelector('svg, img') !== null
      return (
        hasText ||
        borderTopStyle !== 'none' ||
        parseFloat(borderTopWidth) > 0 ||
        outlineStyle !== 'none' ||
        appearance !== 'none'
      )
    }
    return [...document.querySelectorAll('main :is(input, select, textarea, button)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => control.getBoundingClientRect().width > 1 && !isSeen(control))
      .map((control) => control.outerHTML.slice(0, 80))
  })

for (const path of PAGES)
  test(`${path}: at 200 % and 400 %, with wider spacing and in the colours of the system it is whole`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1280, height: 1024 })
    await page.goto(at(langOf(path), pageOf(path)))
    await addStyle(page, 'main *{ content-visibility: visible !important }')
    // Off in axe by itself: what is seen on a control has to be in its name.
    const names = await faults(page, { rules: ['label-content-name-mismatch'] })
    expect.soft(names, 'named otherwise than seen').toEqual([])
    for (const [zoom, size] of Object.entries(ZOOMS)) {
      await page.setViewportSize(size)
      expect.soft(await widthOf(page), `${zoom}: scrolls sideways`).toBeLessThanOrEqual(size.width)
      expect.soft(await clippedTexts(page), `${zoom}: cut off`).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 1024 })
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await unseenControls(page), 'unseen in the colours of the system').toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
    await addStyle(page, SPACING)
    expect.soft(await widthOf(page), 'with wider spacing').toBeLessThanOrEqual(1280)
    expect.soft(await clippedTexts(page), 'cut off by wider spacing').toEqual([])
  })
