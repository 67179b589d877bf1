import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { faults } from './support/axe'
import { openPrices, packageOf } from './support/pricing'
import { at, LANGS, type Lang } from './support/words'

const wordsOf = (lang: Lang) => JSON.parse(readFileSync(`locales/${lang}/leaving.json`, 'utf8'))
for (const lang of LANGS) {
  test(`${lang}: what is bought goes along, and the page in between shows it`, async ({ page }) => {
    const words = wordsOf(lang)
    await openPrices(page, lang, '/aivoice/pricing?cycle=yearly')
    const plan = page.locator('[data-plan]:visible').first()
    const id = (await plan.getAttribute('data-plan')) ?? ''
    // The page chooses a voucher once it has come alive.
    await expect(plan.getByRole('link')).toHaveAttribute('href', /voucher/)
    await plan.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    const choice = page.getByRole('region', { name: words.choiceTitle })
    await expect(choice).toContainText(packageOf(id).name[lang])
    const target = new URL(new URL(page.url()).searchParams.get('to') ?? '')
    expect(target.searchParams.get('plan')).toBe(id)
    expect(target.searchParams.get('cycle')).toBe('yearly')
    await expect(choice).toContainText(target.searchParams.get('voucher') ?? 'no voucher')
    await expect(page.getByRole('main')).toContainText(target.host)
    expect(await faults(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: words.home }).click()
    await expect(page).toHaveURL(new RegExp(`${at(lang)}$`))
  })
}

test('the page shows nothing that no link of ours can hold', async ({ page }) => {
  for (const address of ['https://example.com/?plan=a', 'javascript:alert(1)', 'nonsense']) {
    await page.goto(`/leaving?to=${encodeURIComponent(address)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('vi').title)
    await expect(page.getByRole('main').locator('dl')).toHaveCount(0)
  }
  const told = 'https://a.example/?plan=<b>call 0900 000 000</b>&voucher=A B'
  await page.goto(`/leaving?to=${encodeURIComponent(told)}`)
  await expect(page.getByRole('main').locator('dl')).toHaveCount(1)
  await expect(page.getByRole('main')).not.toContainText('0900')
})
