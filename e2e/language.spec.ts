import { expect, test } from 'playwright/test'
import { CHROMIUM } from './support/browsers'
import { at, LANGS, wordsOf } from './support/words'

const ABROAD = { 'cf-ipcountry': 'US' }

test.describe('without script', CHROMIUM, () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: ABROAD })

  test('“VI” leads a visitor from abroad to the Vietnamese page, and is remembered', async ({ page }) => {
    await page.goto('/about-us?from=test')
    await expect(page).toHaveURL(/\/en\/about-us\?from=test$/)
    await page.getByRole('contentinfo').locator('a[hreflang=vi]').click()
    await expect(page).toHaveURL(/\/about-us$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    await page.goto('/aicall')
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  })

  test('“VI” also works where no cookie is kept', async ({ page, context }) => {
    await page.goto('/about-us')
    await expect(page).toHaveURL(/\/en\/about-us$/)
    await context.route('**/*', async (route) => {
      const headers = Object.entries(await route.request().allHeaders())
      await route.continue({ headers: Object.fromEntries(headers.filter(([name]) => name !== 'cookie')) })
    })
    await context.clearCookies()
    await page.getByRole('contentinfo').locator('a[hreflang=vi]').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    expect(new URL(page.url()).pathname).toBe('/about-us')
  })
})

for (const lang of LANGS) {
  test(`${lang}: an unknown address with a dot answers 404 in its language`, async ({ page }) => {
    for (const path of ['/nope.html', '/aicall/nope.php', '/nope.md']) {
      const answer = await page.goto(at(lang, path))
      expect.soft(answer?.status(), path).toBe(404)
      await expect.soft(page.locator('html'), path).toHaveAttribute('lang', lang)
      await expect.soft(page.locator('h1'), path).toHaveText(wordsOf(lang).common.notFound.title)
    }
  })
}

// A link that chooses a voice begins the form anew while it is typed into.
for (const query of ['?from=test', '?voice=thu-lam'])
  test(`the other language keeps ${query}, anchor and what was typed`, async ({ page }) => {
    await page.goto(`/aicall${query}#demo`)
    const phone = page.locator('#demo-phone')
    await phone.pressSequentially('0912345678')
    await expect(page.locator('html')).toHaveAttribute('data-awake')
    await page.getByRole('banner').locator('a[hreflang=en]:visible').click()
    await expect(page).toHaveURL(
      ({ pathname, search, hash }) => `${pathname}${search}${hash}` === `/en/aicall${query}#demo`,
    )
    await expect(phone).toHaveValue('0912345678')
    expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBeNull()
  })

test('files and Markdown twins under the English prefix stay what they are', async ({ request }) => {
  const twin = await request.get('/en/about-us.md')
  expect(twin.status()).toBe(200)
  expect(twin.headers()['content-type']).toMatch(/text\/markdown/)
})
