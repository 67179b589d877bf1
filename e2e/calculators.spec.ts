import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { CHROMIUM } from './support/browsers'
import { PHONE } from './support/phone'
import { money, openPrices, priceWords, setFlags } from './support/pricing'
import { at, type Lang } from './support/words'

test(
  'the call calculator works by keyboard alone, and its link brings the numbers back',
  { tag: [PHONE.tag, CHROMIUM.tag] },
  async ({ page, context }) => {
    const { calculators, vouchers } = priceWords('vi')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await setFlags(page, { auto: false, first: false })
    await openPrices(page, 'vi', '/aicall/pricing')
    const box = (name: string) => page.getByLabel(calculators.calls.fields[name].label)
    const card = page.locator('#calculator')
    await box('contacts').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('2.500')
    await page.keyboard.press('Tab')
    await expect(box('answered')).toBeFocused()
    await page.keyboard.type('42,5')
    await expect(card.locator('[data-total]')).toHaveText(money(720_808, 'vi'))
    await expect(card.getByRole('status')).toContainText(money(720_808, 'vi'))
    await expect.poll(() => new URL(page.url()).searchParams.get('answered')).toBe('42,5')

    await card.getByRole('button', { name: calculators.shared.copy }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: calculators.shared.copied })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const download = page.waitForEvent('download')
    await card.getByRole('button', { name: calculators.shared.csv }).press('Enter')
    const csv = readFileSync(await (await download).path(), 'utf8')
    expect(csv.trim().split('\r\n').at(-1)).toMatch(/,2500,8191,720808$/)

    await page.goto(link)
    await expect(card.locator('[data-total]')).toHaveText(money(720_808, 'vi'))
    await box('voicemail').fill('90')
    await expect(box('voicemail')).toHaveAttribute('aria-invalid', 'true')
    await expect(card.locator('[data-total]')).toHaveCount(0)

    const list = page.locator('#billable')
    await list.getByLabel(calculators.list.label).fill('a;Đã nghe máy;41\nb;BUSY;0\nc;???;1')
    await expect(list.getByRole('group').getByRole('row')).toHaveCount(4)
    await expect(list).toContainText(money(616, 'vi'))
    await expect(page.locator('#vouchers')).toContainText(vouchers.title)
  },
)

test('the voice calculator and the brochure, in English', PHONE, async ({ page, request }) => {
  const lang: Lang = 'en'
  const { calculators, pricing } = priceWords(lang)
  await setFlags(page, { auto: false, first: false })
  await openPrices(page, lang, '/aivoice/pricing')
  const { fields } = calculators.voice
  const card = page.locator('#calculator')
  await card.getByLabel(fields.product.label, { exact: true }).selectOption('api')
  await card.getByLabel(fields.characters.label).fill('6,000,000')
  // Run, 1,450,000 for 5,000,000, and two top-ups of 500,000 at 180,000.
  await expect(card.locator('[data-total]')).toHaveText(money(1_810_000, lang))
  await expect.poll(() => new URL(page.url()).searchParams.get('product')).toBe('api')

  await page.goto(at(lang, '/aicall/pricing'))
  const brochure = page.getByRole('link', { name: pricing.brochure.link })
  const answer = await request.get((await brochure.getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
})
