import { expect, test } from 'playwright/test'
import { at, LANGS } from './support/words'

for (const lang of LANGS) {
  test(`${lang}: on paper a price list is dark on white, whole, and nothing floats over it`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.goto(at(lang, '/aivoice/pricing'))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('[data-plan]:visible').first()).toBeVisible()
    for (const part of ['.site-header', '.product-bar', '.contact-bar']) {
      await expect(page.locator(part)).toBeHidden()
    }
    const lightnessOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node, name) => {
          const canvas = document.createElement('canvas').getContext('2d')
          if (!canvas) throw new Error('no canvas')
          canvas.fillStyle = getComputedStyle(node).getPropertyValue(name)
          canvas.fillRect(0, 0, 1, 1)
          return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3))
        }, property)
    expect(await lightnessOf('h1', 'color')).toBeLessThan(100)
    expect(await lightnessOf('[data-plan][data-theme=dark] h3', 'color')).toBeLessThan(100)
    expect(await lightnessOf('html', 'background-color')).toBeGreaterThan(240)
    const answer = page.locator('main details:not([open]) > :not(summary)').first()
    expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
  })
}
