import { expect, test, type Page } from 'playwright/test'
import {
  avatarOf,
  DEMO,
  documentsOf,
  expectSession,
  fillLogin,
  identityOf,
  leaveTo,
  PATIENCE_MS,
  signIn,
  signInWords,
  signOut,
} from './support/sign-in'
import { finishSignUp } from './support/outbox'
import { PHONE } from './support/phone'
import { at, LANGS } from './support/words'

const IDENTITY_CODE = 'kc-callback-'
const FLAG_CODE = 'gbFeaturesCache'

/** The scripts a page has run so far, as text. */
const scriptsOf = (page: Page) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
  })
  return async () => (await Promise.all(scripts)).join('\n')
}

for (const lang of LANGS) {
  test(`${lang}: an anonymous page is usable at once; login returns to the same page, query and anchor`, async ({
    page,
  }) => {
    const { auth } = signInWords(lang)
    const documents = documentsOf(page)
    const scripts = scriptsOf(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const { url, realm } = await identityOf(page)

    const start = `${at(lang, '/services')}?from=mail#main`
    await page.goto(start, { waitUntil: 'domcontentloaded' })
    await page.locator('header nav summary').first().click()
    await expect(page.locator('#menu-products')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectSession(page, 'anonymous')
    expect(documents).toHaveLength(1)
    // The browser's own record: nothing of the identity server before the page had loaded; one probe, so one init.
    const frames = await page.evaluate((origin) => {
      const loaded = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.startsWith(origin))
        .map(({ name, startTime }) => ({ name, isEarly: startTime < loaded.loadEventEnd }))
    }, url)
    expect(frames.filter(({ isEarly }) => isEarly)).toEqual([])
    expect(asked.filter((address) => address.includes('3p-cookies/step1'))).toHaveLength(1)
    const code = await scripts()
    expect(code).toContain(IDENTITY_CODE)
    expect(code).not.toContain(FLAG_CODE)
    expect(asked.filter((address) => /\/api\/features\/|\/sub\//.test(address))).toEqual([])

    await leaveTo(page, lang, 'submit')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await fillLogin(page, { ...DEMO, password: 'not-the-password' })
    await expect(page.locator('[name=password]')).toHaveValue('')
    expect(page.url()).toContain(`${url}/realms/${realm}/`)
    const before = documents.length
    const announced = page.waitForRequest(/\/api\/v1\/users\/auth$/)
    await fillLogin(page, DEMO)
    await expectSession(page, 'signed-in')
    await expect(page).toHaveURL(start)
    // The form and its way back to the site: two, and nothing after them.
    expect((await (await announced).response())?.status()).toBe(200)
    await expect(avatarOf(page)).toHaveText(/^\p{Lu}$/u, { useInnerText: true })
    expect(documents.slice(before).length).toBeLessThanOrEqual(2)

    await avatarOf(page).press('Enter')
    const menu = page.locator('#menu-account-account')
    await expect(menu.getByRole('link')).toHaveCount(3)
    await expect(menu).toContainText(DEMO.username)
    await expect(menu.getByRole('button', { name: auth.account.profile })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(avatarOf(page)).toBeFocused()
  })
}

test(
  'a reload and a second tab sign in silently; signing out ends it in both',
  PHONE,
  async ({ page, context }) => {
    await signIn(page)
    const documents = documentsOf(page)
    await page.reload()
    await expectSession(page, 'signed-in')
    expect(documents).toHaveLength(1)

    const second = await context.newPage()
    const inSecond = documentsOf(second)
    await second.goto('/about-us')
    await expectSession(second, 'signed-in')
    expect(inSecond).toHaveLength(1)

    await signOut(second, 'vi')
    await expectSession(page, 'anonymous')
    await expect(second).toHaveURL('/about-us', { timeout: PATIENCE_MS })
    await expectSession(second, 'anonymous')
    await page.reload()
    await expectSession(page, 'anonymous')
  },
)

test('a tab that was open before learns of a sign-in in another, without being loaded anew', async ({
  page,
  context,
}) => {
  await page.goto('/about-us')
  await expectSession(page, 'anonymous')
  const documents = documentsOf(page)
  await signIn(await context.newPage())
  await expectSession(page, 'signed-in')
  expect(documents).toEqual([])
})

test('signing out elsewhere, at the identity server itself, is noticed within seconds', async ({
  page,
  context,
}) => {
  await signIn(page)
  const { url, realm } = await identityOf(page)
  const elsewhere = await context.newPage()
  await elsewhere.goto(`${url}/realms/${realm}/protocol/openid-connect/logout`)
  await elsewhere.locator('[type=submit], #kc-logout').first().click()
  await expectSession(page, 'anonymous', 12_000)
})

test('registering signs in with the new name, and the profile opens the account', async ({ page }) => {
  const { account } = signInWords('en').auth
  await page.goto(at('en', '/services'))
  await expectSession(page, 'anonymous')
  await leaveTo(page, 'en', 'register')
  const email = `e2e-${Date.now()}@songai.example`
  await page.locator('[name=firstName]').fill('Ông')
  await page.locator('[name=lastName]').fill('Thử')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill('mot-cau-dai-9')
  await page.locator('[name=password-confirm]').fill('mot-cau-dai-9')
  await page.locator('[name=termsAccepted]').check()
  await page.locator('[name=password-confirm]').press('Enter')
  await finishSignUp(page, email)
  await expect(page).toHaveURL(at('en', '/services'))
  await expect(avatarOf(page)).toHaveText('Ô', { useInnerText: true })

  const { url, realm } = await identityOf(page)
  await avatarOf(page).click()
  await page.locator('#menu-account-account').getByRole('button', { name: account.profile }).click()
  await page.waitForURL((address) => address.href.startsWith(`${url}/realms/${realm}/account`), {
    timeout: PATIENCE_MS,
  })
})
