import { expect, test, type Locator, type Page } from '@playwright/test'
import { callNow, card, expectResult, openDemo } from './support/demo'
import { soundWords } from './support/sound'
import { at, wordsOf } from './support/words'

const REACH = 60

/** Walks on with the Tab key until a control has the focus and is in view; fails when the walk does not come by it. */
const tabTo = async (page: Page, target: Locator) => {
  const isThere = () => target.evaluate((node) => node === document.activeElement)
  for (let step = 0; step < REACH && !(await isThere()); step += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

/** Puts the focus before everything that stands in a part of the page. */
const startAt = (part: Locator) =>
  part.evaluate((node) => {
    node.setAttribute('tabindex', '-1')
    if (node instanceof HTMLElement) node.focus()
  })

test('a code by phone, chosen and asked for by keyboard alone', async ({ page }) => {
  const { demo } = wordsOf('en')
  await openDemo(page, 'en', 'voice-otp')
  await startAt(card(page))
  await tabTo(page, card(page).getByLabel(demo.phone))
  await page.keyboard.type('0912345712')
  await tabTo(page, card(page).getByLabel(demo.otp.length.replace('{n}', '6')))
  await page.keyboard.press('ArrowLeft')
  await expect(card(page).getByLabel(demo.otp.length.replace('{n}', '4'))).toBeChecked()
  await tabTo(page, card(page).getByRole('button', { name: demo.otp.another }))
  await page.keyboard.press('Enter')
  await tabTo(page, card(page).getByLabel(demo.otp.rate))
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight')
  await tabTo(page, card(page).getByRole('checkbox'))
  await page.keyboard.press('Space')
  await tabTo(page, card(page).getByRole('button', { name: demo.call }))
  const asked = page.waitForRequest((request) => request.method() === 'POST')
  await page.keyboard.press('Enter')
  const { otpCode, rate } = (await asked).postDataJSON()
  expect(otpCode).toMatch(/^\d{4}$/)
  expect(rate).toBeGreaterThan(1)
  await expectResult(page, 'en', 'ANSWER')
})

test('a wrong field takes the focus; an old number is renewed by keyboard and keeps it', async ({ page }) => {
  const { demo } = wordsOf('vi')
  await openDemo(page, 'vi')
  const phone = card(page).getByLabel(demo.phone)
  await phone.fill('0168 999 3333')
  await callNow(page, 'vi')
  await expect(phone).toBeFocused()
  const renew = card(page).getByRole('button', { name: demo.suggestion.replace('{phone}', '0389 993 333') })
  await tabTo(page, renew)
  await page.keyboard.press('Enter')
  await expect(phone).toHaveValue('0389 993 333')
  await expect(phone).toBeFocused()
})

test('voices, comparison and try-out by keyboard alone', async ({ page }) => {
  const { voices, compare, tts, audio } = soundWords('en')
  await page.goto(at('en', '/aivoice'))
  const gallery = page.locator('#voices')
  await startAt(gallery)
  await tabTo(page, gallery.getByLabel(voices.search))
  await page.keyboard.type('mai')
  const cards = gallery.locator('[data-slot=voice-card]:visible')
  await expect(cards).toHaveCount(1)
  const play = cards.first().getByRole('button', { name: new RegExp(`^(${audio.play}|${audio.pause}): `) })
  await tabTo(page, play)
  await page.keyboard.press('Enter')
  await expect(cards.first()).toHaveAttribute('data-state', 'playing', { timeout: 15_000 })

  const blind = gallery.locator('[data-compare]')
  await tabTo(page, blind.getByRole('button', { name: compare.start }))
  await page.keyboard.press('Enter')
  await tabTo(page, blind.getByRole('button', { name: compare.pickA }))
  await page.keyboard.press('Enter')
  await expect(blind.locator('[data-verdict] li')).toHaveCount(2)

  const desk = page.locator('#try')
  await tabTo(page, desk.getByLabel(tts.form.text))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Hạn 15/8.')
  await expect(desk.getByRole('cell', { name: 'ngày mười lăm tháng tám', exact: false })).toBeVisible()
  await tabTo(page, desk.getByRole('radio', { name: tts.style.north }))
  await page.keyboard.press('ArrowRight')
  await expect(desk.getByRole('radio', { name: tts.style.south })).toBeChecked()
  await tabTo(page, desk.getByRole('button', { name: tts.form.listen }))
  await page.keyboard.press('Enter')
  const made = desk.locator('[data-player]')
  await expect(made).toHaveAttribute('data-state', 'playing', { timeout: 30_000 })
  await tabTo(page, made.getByRole('button', { name: new RegExp(`^(${audio.pause}|${audio.play}): `) }))
})
