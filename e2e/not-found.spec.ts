import { expect, test } from 'playwright/test'
import { faults } from './support/axe'
import { expectSession, identityOf, signInWords, stopIdentity } from './support/sign-in'
import { at, LANGS, wordsOf } from './support/words'

for (const lang of LANGS) {
  test(`${lang}: the page for an unknown address has the whole shell, share data and a way on`, async ({
    page,
    request,
  }) => {
    const { notFound } = wordsOf(lang).common
    await page.goto(at(lang, '/nowhere'))
    const contentOf = (selector: string) => page.locator(selector).first().getAttribute('content')
    expect(await contentOf('meta[name=description]')).toBe(notFound.text)
    expect(await contentOf('meta[property="og:title"]')).toContain(notFound.title)
    expect(await contentOf('meta[name=robots]')).toContain('noindex')
    const image = await contentOf('meta[property="og:image"]')
    expect((await request.get(image ?? '')).status()).toBe(200)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)

    const starts = page.getByRole('region', { name: notFound.starts }).getByRole('link')
    expect(await starts.count()).toBeGreaterThan(3)
    for (const start of await starts.all()) {
      const address = await start.getAttribute('href')
      expect((await request.get(address ?? '')).status(), address ?? '').toBe(200)
    }
    expect(await faults(page)).toEqual([])
    await starts.first().click()
    await expect(page).not.toHaveURL(/nowhere/)
  })
}

for (const lang of LANGS) {
  test(`${lang}: a leaflet that does not exist is unknown`, async ({ page }) => {
    const answer = await page.goto(at(lang, '/sales-kit/retail/marketing/none'))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(lang).common.notFound.title)
  })
}

test('what cannot be done there is said there', async ({ page, context }) => {
  const { auth } = signInWords('vi')
  await page.goto('/nowhere')
  await stopIdentity(context, await identityOf(page), 'refuses')
  await page.reload()
  await expectSession(page, 'anonymous')
  await page.locator('[popovertarget=menu-account]').click()
  await page.locator('#menu-account').getByRole('button', { name: auth.signIn.submit }).click()
  await expect(page.getByRole('alert').filter({ hasText: auth.problem })).toBeVisible()
})
