import { expect, test } from 'playwright/test'
import { CHROMIUM } from './support/browsers'
import { PHONE, screenOf } from './support/phone'
import {
  columnOf,
  dealEnd,
  fillWord,
  money,
  openPrices,
  packageOf,
  priceOf,
  priceWords,
  setFlags,
} from './support/pricing'
import { signIn } from './support/sign-in'
import { at, LANGS } from './support/words'

const VOICE = '/aivoice/pricing'
const DEAL = packageOf('studio-creator-monthly')

const formatDate = (moment: number) =>
  new Date(moment).toLocaleDateString('vi-VN', {
    timeZone: 'Asia/Ho_Chi_Minh',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })

for (const lang of LANGS) {
  test(
    `${lang}: tabs and cycles are links, in the HTML, by keyboard and read out`,
    screenOf(lang),
    async ({ page, request }) => {
      const { pricing } = priceWords(lang)
      const source = await (await request.get(at(lang, VOICE))).text()
      for (const id of [
        'studio-team-yearly',
        'tts-bulk-quarterly',
        'api-volume-yearly',
        'dubbing-channel-monthly',
      ]) {
        expect(source).toContain(`data-plan="${id}"`)
      }
      await setFlags(page, { auto: false, first: false })
      await openPrices(page, lang, `${VOICE}?tab=api&cycle=yearly`)
      await expect(page.getByRole('tab', { name: pricing.plans.names.api })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await expect(priceOf(page, 'api-run-yearly')).toHaveText(money(13_920_000, lang))
      await expect(priceOf(page, 'api-run-monthly')).toBeHidden()

      await page.getByRole('tab', { name: pricing.plans.names.api }).press('ArrowRight')
      await expect(priceOf(page, 'dubbing-series-yearly')).toBeVisible()
      await page.getByRole('radio', { name: pricing.plans.cycles.yearly }).press('ArrowLeft')
      await expect(priceOf(page, 'dubbing-series-quarterly')).toHaveText(money(1_564_650, lang))
      await expect(page.locator('#plans [role=status]', { hasText: money(1_564_650, lang) })).toBeAttached()
      const { searchParams } = new URL(page.url())
      expect([searchParams.get('tab'), searchParams.get('cycle')]).toEqual(['dubbing', 'quarterly'])
    },
  )

  test(
    `${lang}: vouchers are chosen with the reason, and each bad code is explained`,
    screenOf(lang),
    async ({ page }) => {
      const { vouchers } = priceWords(lang)
      await setFlags(page, { auto: true, first: true })
      await openPrices(page, lang, VOICE)
      const desk = page.locator('#vouchers')
      // A fifth off for a first purchase beats everything else that is open to all.
      await expect(priceOf(page, 'studio-personal-monthly')).toHaveText(money(79_200, lang))
      await expect(desk.getByText(vouchers.reason.first).first()).toBeVisible()
      await desk.getByRole('radio', { name: vouchers.none }).check()
      await expect(priceOf(page, 'studio-personal-monthly')).toHaveText(money(99_000, lang))

      const box = desk.getByLabel(vouchers.code.label)
      const type = async (code: string) => {
        await box.fill(code)
        await box.press('Enter')
      }
      const { verdicts } = vouchers.code
      const ending = (word: string) => word.split('{{').at(-1)?.split('}}').at(-1) ?? ''
      for (const [code, verdict] of [
        ['khong-co', fillWord(verdicts.invalid, { code: 'khong-co' })],
        ['thang10', fillWord(verdicts.expired.split('{{moment}}')[0], { code: 'THANG10' })],
        ['KHAITRUONG15', fillWord(verdicts.used, { code: 'KHAITRUONG15' })],
        ['GOITHU5', ending(verdicts.other)],
      ]) {
        await type(code ?? '')
        await expect(desk.getByRole('alert')).toContainText(verdict ?? '')
        await expect(priceOf(page, 'studio-personal-monthly')).toHaveText(money(99_000, lang))
      }
      await page.route('**/api/v1/public-vouchers**', (route) => route.abort())
      await type('chua-biet')
      await expect(desk.getByRole('alert')).toContainText(vouchers.code.down)
      await type('landau20')
      await expect(page.locator('[data-slot=toast-layer]').getByRole('status')).toContainText('LANDAU20')
      await expect(priceOf(page, 'studio-personal-monthly')).toHaveText(money(79_200, lang))
    },
  )
}

test.describe('a deal', () => {
  test('ends without reload once the server’s time has come', async ({ page, request }) => {
    await setFlags(page, { auto: false, first: false })
    await page.clock.install()
    // Only a page that has asked the server for its time knows a moved clock from a wrong one.
    const asked = page.waitForResponse((answer) => answer.request().method() === 'HEAD')
    await page.goto(VOICE)
    await asked
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(priceOf(page, DEAL.id)).toHaveText(money(211_650, 'vi'))
    await page.clock.fastForward((await dealEnd(request, DEAL.id)) - Date.now() + 60_000)
    await expect(priceOf(page, DEAL.id)).toHaveText(money(DEAL.price_vnd, 'vi'))
    await expect(page.locator('[data-deal]')).toHaveCount(0)
    await expect(page.locator('[data-deal-ended]')).toContainText(money(DEAL.price_vnd, 'vi'))
  })

  test('does not believe a clock that is two years ahead', async ({ page, request }) => {
    await setFlags(page, { auto: false, first: false })
    await page.clock.install({ time: Date.now() + 63_072_000_000 })
    await page.goto(VOICE)
    const days = Math.floor(((await dealEnd(request, DEAL.id)) - Date.now()) / 86_400_000)
    await expect(page.getByRole('timer')).toContainText(new RegExp(`^0?${days} `))
    await expect(priceOf(page, DEAL.id)).toHaveText(money(211_650, 'vi'))
  })

  test('is a date without script', CHROMIUM, async ({ browser, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'vi-VN' })
    const page = await context.newPage()
    await page.goto(VOICE)
    await expect(page.locator('[data-deal]')).toContainText(formatDate(await dealEnd(request, DEAL.id)))
    await expect(page.getByRole('timer')).toBeHidden()
    await expect(priceOf(page, 'dubbing-channel-monthly')).toBeVisible()
    await context.close()
  })
})

test(
  'a signed-in visitor sees what is held, what is an upgrade, and vouchers of their own',
  PHONE,
  async ({ page }) => {
    const { pricing, vouchers } = priceWords('vi')
    await setFlags(page, { auto: true, first: true })
    await signIn(page)
    const orders = page.waitForRequest(/\/api\/v1\/orders/)
    await page.goto(VOICE)
    expect(new URL((await orders).url()).search).toBe('?usagePackage=studio&type=STUDIO&status=PAID')
    const { states } = pricing
    await expect(columnOf(page, 'studio-creator-monthly')).toContainText(states.badge.USING)
    await expect(columnOf(page, 'studio-creator-monthly').getByRole('link')).toHaveText(states.more)
    await expect(columnOf(page, 'studio-personal-monthly')).toContainText(states.badge.USED)
    await expect(columnOf(page, 'studio-personal-monthly').getByRole('link')).toHaveText(states.again)
    await expect(columnOf(page, 'studio-team-monthly').getByRole('link')).toHaveText(states.upgrade)
    await page.getByRole('radio', { name: pricing.plans.cycles.quarterly }).check()
    await expect(columnOf(page, 'studio-personal-quarterly')).toContainText(states.badge.ACTIVE)
    await expect(columnOf(page, 'studio-personal-quarterly').getByRole('button')).toBeDisabled()

    // They have paid before: no first-purchase discount, and their own voucher takes off most.
    const desk = page.locator('#vouchers')
    await expect(desk.getByRole('radio', { name: /^CAMON15/ })).toBeVisible()
    await expect(desk.getByRole('radio', { name: /^LANDAU20/ })).toHaveCount(0)
    await expect(priceOf(page, 'studio-personal-quarterly')).toHaveText(money(239_827, 'vi'))
    for (const [code, verdict] of [
      ['QUAYLAI10', fillWord(vouchers.code.verdicts.used, { code: 'QUAYLAI10' })],
      ['SINHNHAT12', fillWord(vouchers.code.verdicts.expired.split('{{moment}}')[0], { code: 'SINHNHAT12' })],
      ['LANDAU20', fillWord(vouchers.code.verdicts.paid, { code: 'LANDAU20' })],
    ]) {
      await desk.getByLabel(vouchers.code.label).fill(code ?? '')
      await desk.getByLabel(vouchers.code.label).press('Enter')
      await expect(desk.getByRole('alert')).toContainText(verdict ?? '')
    }

    // With the account out of reach the page goes on as for anybody.
    await page.route(/\/api\/v1\/(orders|vouchers)/, (route) => route.abort())
    await page.reload()
    await expect(priceOf(page, 'studio-personal-monthly')).toHaveText(money(89_100, 'vi'))
    await expect(columnOf(page, 'studio-personal-quarterly').getByRole('link')).toHaveText(pricing.choose)
  },
)
