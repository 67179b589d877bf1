import { expect, test } from 'playwright/test'
import { bookingOf, callNow, card, expectResult, openDemo } from './support/demo'
import { startAt, tabTo } from './support/keyboard'
import { soundWords } from './support/sound'
import { at, wordsOf } from './support/words'

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
  const asked = bookingOf(page)
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

test('try-out, voices and comparison by keyboard alone', async ({ page }) => {
  const { voices, compare, tts, audio } = soundWords('en')
  await page.goto(at('en', '/aivoice'))
  const desk = page.locator('#try')
  await startAt(desk)
  await tabTo(page, desk.getByLabel(tts.form.text))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Hạn 15/8.')
  await expect(desk.locator('.tts-form [data-slot=spoken]')).toContainText('ngày mười lăm tháng tám')
  await tabTo(page, desk.getByRole('button', { name: tts.form.listen }))
  await page.keyboard.press('Enter')
  const made = desk.locator('[data-player]')
  await expect(made).toHaveAttribute('data-state', 'playing', { timeout: 30_000 })
  await tabTo(page, desk.getByRole('radio', { name: tts.style.north }))
  await page.keyboard.press('ArrowRight')
  await expect(desk.getByRole('radio', { name: tts.style.south })).toBeChecked()
  await tabTo(page, made.getByRole('button', { name: new RegExp(`^(${audio.pause}|${audio.play}): `) }))

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
})

test('on a phone no control that the keyboard comes to lies under the way to us', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(at('vi', '/aivoice'))
  await startAt(page.locator('#voices'))
  const covered = () =>
    page.evaluate(() => {
      const control = document.activeElement
      if (!control || control.closest('.contact-bar')) return null
      const { left, top, width, height } = control.getBoundingClientRect()
      const above = document.elementFromPoint(left + width / 2, top + height / 2)
      return above?.closest('.contact-bar') ? control.outerHTML : null
    })
  const seen: (string | null)[] = []
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    seen.push(await covered())
  }
  expect(seen.filter(Boolean)).toEqual([])
})
