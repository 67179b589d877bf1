import { readFileSync } from 'node:fs'
import { expect, type APIRequestContext, type Page } from 'playwright/test'
import { at, read, type Lang } from './words'

export const priceWords = (lang: Lang) => ({
  pricing: read(lang, 'pricing'),
  vouchers: read(lang, 'vouchers'),
  calculators: read(lang, 'calculators'),
})

type Kept = {
  id: string
  product: string
  cycle: string
  name: Record<Lang, string>
  price_vnd: number
}

const packages: readonly Kept[] = JSON.parse(readFileSync('platform/seed/voice-packages.json', 'utf8'))

/** A voice package of the seed. */
export const packageOf = (id: string) => {
  const found = packages.find((entry) => entry.id === id)
  if (!found) throw new Error(`no package ${id} in the seed`)
  return found
}

/** When the deal of a package ends, ms since 1970, as the service says. */
export const dealEnd = async (request: APIRequestContext, id: string) => {
  const answer = await request.get('/api/v1/packages?active=true')
  const { result }: { result: { id: string; deal_ends_at: string | null }[] } = await answer.json()
  return Date.parse(result.find((entry) => entry.id === id)?.deal_ends_at ?? '')
}

/** An amount as the site writes it; spaces as they come out of `toHaveText`. */
export const money = (vnd: number, lang: Lang) =>
  lang === 'vi' ? `${vnd.toLocaleString('vi-VN')}\u00A0₫` : `${vnd.toLocaleString('en-US')}\u00A0VND`

export const fillWord = (word: string, values: Readonly<Record<string, string | number>>) =>
  word.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))

export const priceOf = (page: Page, id: string) => page.locator(`[data-price="${id}"]`)
export const columnOf = (page: Page, id: string) => page.locator(`[data-plan="${id}"]`)

type Flags = { auto: boolean; first: boolean }

/** Answers for the flag service, so that nobody else's flip of a switch meets this page. */
export const setFlags = async (page: Page, { auto, first }: Flags) => {
  const features = {
    'new-auto-select-voucher': { defaultValue: auto },
    'discount-for-first-paid-user': { defaultValue: first },
  }
  await page.route('**/api/features/**', (route) =>
    route.fulfill({
      json: { status: 200, features, dateUpdated: new Date().toISOString() },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.route('**/sub/**', (route) => route.abort())
}

/** Opens a price list and waits until it is alive. */
export const openPrices = async (page: Page, lang: Lang, path: string) => {
  await page.goto(at(lang, path), { waitUntil: 'domcontentloaded' })
  await expect(page.locator('#vouchers')).toBeVisible()
  // A button without script does nothing: the first answered click shows that the page is alive.
  await expect(async () => {
    await page.locator('#vouchers').getByRole('button').click()
    await expect(page.locator('#vouchers [role=alert]')).toBeVisible({ timeout: 500 })
  }).toPass()
}
