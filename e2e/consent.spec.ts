import { expect, test } from 'playwright/test'
import { faults } from './support/axe'
import { formWords } from './support/forms'
import { PHONE } from './support/phone'

// Google is in this browser's configuration only: the page's policy, made of the environment, names no such host.
test.use({ bypassCSP: true })

test(
  'third parties wait for a yes, a no is remembered, and the footer leads back',
  PHONE,
  async ({ page, context }) => {
    const { consent } = formWords('vi')
    const asked: string[] = []
    await context.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await context.route('**/config.json', (route) =>
      route.fulfill({
        json: { socketUrl: '', recaptchaSiteKey: '', keycloak: null, growthbook: null, gtmId: 'GTM-TEST1' },
      }),
    )
    await page.goto('/about-us')
    const banner = page.getByRole('region', { name: consent.banner.label })
    await expect(banner).toBeVisible()
    expect(await faults(page)).toEqual([])
    expect(asked).toEqual([])
    await banner.getByRole('button', { name: consent.banner.refuse }).press('Enter')
    await expect(banner).toBeHidden()
    await page.reload()
    await page.getByRole('button', { name: consent.choices.open }).press('Enter')
    const dialog = page.getByRole('dialog', { name: consent.choices.title })
    await expect(dialog).toContainText(consent.choices.standing.denied)
    await expect(banner).toBeHidden()
    expect(asked).toEqual([])
    await dialog.getByRole('button', { name: consent.choices.accept }).click()
    await expect.poll(() => asked.length).toBe(1)
    await dialog.getByRole('button', { name: consent.choices.refuse }).click()
    await page.waitForLoadState('load')
    await expect.poll(() => page.evaluate(() => Reflect.has(window, 'dataLayer'))).toBe(false)
    expect(asked).toHaveLength(1)
  },
)
