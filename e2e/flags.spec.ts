import { expect, test } from 'playwright/test'
import { money, openPrices, priceOf, priceWords } from './support/pricing'
import { DEMO, fillLogin, PATIENCE_MS, setFlag, signInWords } from './support/sign-in'
import { at } from './support/words'

// All of these write the same file.
test.describe.configure({ mode: 'serial' })

test('the flags of the vouchers, flipped in the file, change the open price list', async ({ page }) => {
  const { vouchers } = priceWords('vi')
  const stream = page.waitForRequest(/\/sub\//)
  await openPrices(page, 'vi', '/aivoice/pricing')
  await stream
  const desk = page.locator('#vouchers')
  const price = priceOf(page, 'studio-personal-monthly')
  const reason = desk.getByText(vouchers.reason.first)
  await expect(price).toHaveText(money(79_200, 'vi'))
  await expect(reason.first()).toBeVisible()
  try {
    setFlag('discount-for-first-paid-user', false)
    await expect(price).not.toHaveText(money(79_200, 'vi'))
    await expect(reason).toHaveCount(0)
    setFlag('new-auto-select-voucher', false)
    await expect(price).toHaveText(money(99_000, 'vi'))
  } finally {
    setFlag('discount-for-first-paid-user', true)
    setFlag('new-auto-select-voucher', true)
  }
  await expect(price).toHaveText(money(79_200, 'vi'))
})

test('the portal asks to sign in, then leads to the product; a flag flipped in the file changes the open page', async ({
  page,
}) => {
  const { portal, auth } = signInWords('vi')
  const named = (text: string, id: string) => text.replace('{name}', portal.products[id].name)
  const title = page.getByRole('heading', { level: 1 })
  // The demo's applications open nowhere: where one would be opened, our page says so.
  const expectLed = async (path: string) => {
    await expect(page).toHaveURL(/\/leaving\?to=/, { timeout: PATIENCE_MS })
    const target = new URL(page.url()).searchParams.get('to') ?? ''
    expect(new URL(target).pathname).toBe(path)
  }

  const stream = page.waitForRequest(/\/sub\//)
  await page.goto('/portal')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const own = page.locator('[data-product=aivoice]').getByText(portal.list.own)
  await expect(own).toHaveCount(0)
  try {
    await stream
    setFlag('new-sso-aivoice-ai', false)
    await expect(own).toHaveCount(2, { timeout: 8_000 })
    await page.goto('/portal/tts')
    await expectLed('/')
  } finally {
    setFlag('new-sso-aivoice-ai', true)
  }

  await page.goto('/portal')
  await page.getByRole('link', { name: named(portal.list.open, 'aicall') }).click()
  await expect(title).toHaveText(named(portal.redirect.anonymous, 'aicall'), { timeout: PATIENCE_MS })
  await page.getByRole('main').getByRole('button', { name: auth.signIn.submit }).click()
  await expect(page.locator('[name=password]')).toBeVisible({ timeout: PATIENCE_MS })
  await fillLogin(page, DEMO)
  await expectLed('/auth/aicall')

  await page.route('**/api/v1/users/auth', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(at('en', '/portal/dubbing'))
  const english = signInWords('en').portal
  await expect(title).toHaveText(english.redirect.failed.replace('{name}', english.products.dubbing.name), {
    timeout: PATIENCE_MS,
  })
})
