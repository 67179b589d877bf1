import { expect, test, type Locator, type Page } from 'playwright/test'
import { CHROMIUM } from './support/browsers'
import { untilRested } from './support/rest'
import { at, LANGS, read, wordsOf } from './support/words'

for (const lang of LANGS) {
  test(`${lang}: home is in its language, linked to its twin, and fits 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(at(lang))
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('link[rel=alternate][hreflang=vi]')).toHaveCount(1)
    await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveCount(1)
    await expect(page.locator('link[rel=alternate][hreflang=x-default]')).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })

  test(`${lang}: an unknown address answers 404 in its language`, async ({ page }) => {
    for (const path of ['/nowhere', '/industries/nowhere', '/aicall/nowhere']) {
      const answer = await page.goto(at(lang, path))
      expect(answer?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('h1')).toHaveText(wordsOf(lang).common.notFound.title)
    }
  })
}

for (const lang of LANGS) {
  test(`${lang}: footer and contact page show the whole address; the DMCA badge is drawn by us`, async ({
    page,
  }) => {
    const { footer } = wordsOf(lang).common
    const street = process.env[`STREET_ADDRESS_${lang.toUpperCase()}`] ?? ''
    expect(street).not.toBe('')
    expect(footer.city).toContain('100000')
    await page.goto(at(lang, '/contact-us'))
    for (const place of ['contentinfo', 'main'] as const) {
      await expect(page.getByRole(place)).toContainText(`${street}, ${footer.city}`)
    }
    // The demo's numbers and addresses reach nobody: they are read, not pressed, and no search engine is told them.
    await expect(page.getByRole('contentinfo')).toContainText(footer.demoNotice)
    await expect(page.getByRole('main')).toContainText(wordsOf(lang).common.demoForm)
    await expect(page.getByRole('contentinfo')).toContainText(process.env['SALES_EMAIL'] ?? 'no address')
    await expect(page.locator('[href^="tel:"], [href^="mailto:"], [href*="zalo"]')).toHaveCount(0)
    const graph = (await page.locator('script[type="application/ld+json"]').allTextContents()).join()
    expect(graph).toContain(footer.demoNotice)
    expect(graph).not.toMatch(/"telephone"|"email"|sameAs/)
    const badge = page.getByRole('contentinfo').getByRole('link', { name: footer.dmca })
    await expect(badge.locator('svg')).toBeVisible()
    await expect(page.getByRole('contentinfo').locator('img')).toHaveCount(0)
    const languages = page
      .getByRole('contentinfo')
      .getByRole('list', { name: wordsOf(lang).common.language.label })
    for (const language of await languages.getByRole('link').all()) {
      await expect(language.locator('svg')).toBeVisible()
    }
  })
}

test('the language of a visit: prefix, ?lng, cookie, country, crawler', async ({ request, baseURL }) => {
  const visit = (path: string, headers: Record<string, string> = {}) =>
    request.get(path, {
      maxRedirects: 0,
      headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Chrome/150', ...headers },
    })
  const abroad = { 'cf-ipcountry': 'US' }
  const target = async (path: string, headers?: Record<string, string>) => {
    const { pathname, search } = new URL((await visit(path, headers)).headers()['location'] ?? '', baseURL)
    return pathname + search
  }
  expect((await visit('/vi/about-us')).status()).toBe(308)
  expect(await target('/vi/about-us')).toBe('/about-us')
  expect(
    (await visit('/', { ...abroad, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).status(),
  ).toBe(200)
  expect((await visit('/', { ...abroad, cookie: 'lng=vi' })).status()).toBe(200)
  expect((await visit('/', { referer: 'nonsense' })).status()).toBe(200)
  const disguised = new URL((await visit('/vi//other.example')).headers()['location'] ?? '', baseURL)
  expect(disguised.origin).toBe(baseURL)
  expect(await target('/', abroad)).toBe('/en')
  // From here on the jar of this test holds the language that was asked for.
  const asked = await visit('/?lng=en&x=1')
  expect(asked.status()).toBe(307)
  expect(asked.headers()['set-cookie']).toContain('lng=en')
  expect(await target('/?lng=en&x=1')).toBe('/en?x=1')
})

test('the switcher keeps page, query and anchor and is remembered', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/aicall?from=test#samples')
  await page.getByRole('banner').locator('a[hreflang=en]').first().click()
  await expect(page).toHaveURL(/\/en\/aicall\?from=test#samples$/)
  // Firefox drops a navigation that begins as the page before it still loads something.
  await untilRested(page)
  await page.goto('/aicall')
  await expect(page).toHaveURL(/\/en\/aicall$/)
})

test('menus open by click and keyboard and close on Escape, outside, navigation and widening', async ({
  page,
}) => {
  const { header } = wordsOf('vi').common
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const trigger = page.getByRole('banner').locator('summary', { hasText: header.products })
  const panel = page.locator('#menu-products')
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(trigger).toBeFocused()
  await trigger.click()
  await page.mouse.click(700, 860)
  await expect(panel).toBeHidden()
  await trigger.click()
  await panel
    .getByRole('link', { name: /SmartDialog/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/smartdialog$/)
  await expect(panel).toBeHidden()
})

for (const lang of LANGS) {
  test(`${lang}: at every width the bar keeps its parts apart and its menus open inside the window`, async ({
    page,
  }) => {
    await page.goto(at(lang))
    const nav = page.getByRole('banner').getByRole('navigation').first()
    const edgesOf = (part: Locator) =>
      part.evaluate((node) => {
        const { left, right } = node.getBoundingClientRect()
        return { left, right }
      })
    for (const width of [896, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const last = await edgesOf(nav.locator('> ul > li').last())
      const beside = await edgesOf(page.locator('.header-tools'))
      expect
        .soft(last.right, `${width}: the menus end before what stands beside them`)
        .toBeLessThanOrEqual(beside.left)
      for (const trigger of await nav.locator('summary').all()) {
        await trigger.click()
        const menu = trigger.locator('+ *')
        await expect(menu).toBeVisible()
        const { left, right } = await edgesOf(menu)
        expect.soft(left, `${width}: menu`).toBeGreaterThanOrEqual(0)
        expect.soft(right, `${width}: menu`).toBeLessThanOrEqual(width)
        await page.keyboard.press('Escape')
      }
    }
  })
}

test('under 896 px the menus lie in a sheet, which closes when the window grows', async ({ page }) => {
  const { header } = wordsOf('vi').common
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto('/')
  const menus = page.getByRole('banner').getByRole('navigation')
  await expect(menus).toBeHidden()
  await page.getByRole('button', { name: header.openMenu }).click()
  await expect(menus).toBeVisible()
  await menus.locator('summary').first().click()
  await page.setViewportSize({ width: 1000, height: 900 })
  await expect(page.locator('#menu-products')).toBeHidden()
  await expect(menus).toBeVisible()
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(menus).toBeHidden()
})

test('on product pages the header leaves on the way down and returns on the way up', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/aicall')
  await expect(page.locator('[data-product-bar]')).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(page.getByRole('banner')).not.toBeInViewport({ timeout: 1_000 })
  }).toPass()
  await expect(page.locator('[data-product-bar]')).toBeInViewport()
  await page.mouse.wheel(0, -300)
  await expect(page.getByRole('banner')).toBeInViewport()
})

const switchTheme = async (page: Page) => {
  const html = page.locator('html')
  const other = (await html.getAttribute('data-theme')) === 'dark' ? 'light' : 'dark'
  await page
    .getByRole('banner')
    .getByRole('button', { name: wordsOf('vi').common.theme.label })
    .first()
    .click()
  await expect(html).toHaveAttribute('data-theme', other)
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', other)
}

test('the theme can be switched before the page is alive', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await switchTheme(page)
})

test('the theme follows the system, can be switched, and stays', CHROMIUM, async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
    ...(baseURL && { baseURL }),
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await switchTheme(page)
  await page.goto('/cookie-policy#preferences')
  const { theme, data } = read('vi', 'preferences')
  await page.getByRole('radio', { name: theme.system }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('radio', { name: data.low }).check()
  await expect(page.locator('html')).toHaveAttribute('data-save-data')
  await page.reload()
  await expect(page.getByRole('radio', { name: data.low })).toBeChecked()
  await page.close()
})

test('all colours of a page change at once', async ({ page }) => {
  await page.goto('/aicall')
  await expect(page.locator('html')).toHaveAttribute('data-resting')
  // The press may fade in its own button.
  const faded = await page.evaluateHandle(() => {
    const seen: string[] = []
    document.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && !target.matches('button:has([data-icon=moon])'))
        seen.push(target.outerHTML)
    })
    return seen
  })
  const theme = page.getByRole('banner').getByRole('button', { name: wordsOf('vi').common.theme.label })
  await theme.first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).not.toHaveAttribute('data-theme-switch')
  await expect(page.locator('[data-later]')).toHaveCount(0)
  expect(await faded.jsonValue()).toEqual([])
})

test('one recording plays at a time', async ({ page }) => {
  await page.goto('/')
  const plays = page.locator('[data-player] [data-play]')
  await plays.nth(0).click()
  await expect(page.locator('[data-player][data-state=playing]')).toHaveCount(1)
  await plays.nth(2).click()
  await expect(page.locator('[data-player][data-state=playing]')).toHaveCount(1)
})
