import { expect, test } from '@playwright/test'
import { callNow, expectResult, expectState, fillDemo, stateTitle } from './support/demo'
import { at, LANGS, wordsOf } from './support/words'

const ENDINGS = [
  ['0912345678', 'ANSWER'],
  ['0912345601', 'BUSY'],
  ['0912345602', 'NO_ANSWER'],
  ['0912345603', 'VOICE_MAIL'],
  ['0912345604', 'FAILED'],
  ['0912345605', 'ERROR'],
  ['0912345606', 'DO_NOT_CALL'],
  ['0912345607', 'BLACKLIST_SYSTEM'],
  ['0912345609', 'ANSWER'],
] as const

for (const lang of LANGS) {
  const { demo, errors } = wordsOf(lang)

  for (const [number, result] of ENDINGS) {
    test(`${lang}: a call to ${number} ends as ${result} and says so`, async ({ page }) => {
      await fillDemo(page, lang, number)
      await callNow(page, lang)
      await expectResult(page, lang, result)
    })
  }

  test(`${lang}: an answered call can be replayed`, async ({ page }) => {
    await fillDemo(page, lang, '0912345678')
    await callNow(page, lang)
    await expectState(page, 'DONE')
    const audio = page.locator('[data-state] audio')
    await expect.poll(() => audio.evaluate((player: HTMLAudioElement) => player.duration)).toBeGreaterThan(5)
    await audio.evaluate((player: HTMLAudioElement) => {
      player.muted = true
      return player.play()
    })
    await expect
      .poll(() => audio.evaluate((player: HTMLAudioElement) => player.currentTime))
      .toBeGreaterThan(0.2)
  })

  test(`${lang}: wrong fields are named beside them and nothing typed is lost`, async ({ page }) => {
    await page.goto(at(lang))
    await page.getByLabel(demo.phone).fill('02438251234')
    await page.getByRole('button', { name: demo.call }).click()
    await expect(page.locator('#demo-phone-error')).toHaveText(errors.fields.PHONE_LANDLINE)
    await expect(page.locator('#demo-ten-error')).toHaveText(errors.fields.PERSONALIZED_REQUIRED)
    await expect(page.locator('#demo-consent-error')).toHaveText(errors.fields.CONSENT_REQUIRED)
    await expect(page.getByLabel(demo.phone)).toHaveValue('02438251234')
    await expect(page.getByLabel(demo.phone)).toBeFocused()
    await expect(page.getByLabel(demo.phone)).toHaveAttribute('aria-invalid', 'true')
  })
}

test('an old 11-digit number gets its new one offered', async ({ page }) => {
  const { demo } = wordsOf('vi')
  await page.goto('/')
  await page.getByLabel(demo.phone).fill('0168 999 3333')
  await page.getByLabel(demo.phone).blur()
  await page.getByRole('button', { name: '0389 993 333' }).click()
  await expect(page.getByLabel(demo.phone)).toHaveValue('0389 993 333')
})

test('the whole call by keyboard alone', async ({ page }) => {
  const { demo } = wordsOf('vi')
  await page.goto('/')
  await page.getByLabel(demo.phone).focus()
  await page.keyboard.type('0912345678')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
  await expect(page.getByLabel(demo.personal.ten)).toBeFocused()
  await page.keyboard.type('Minh')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectResult(page, 'vi', 'ANSWER')
  await expect(stateTitle(page)).toBeFocused()
})

test('hang up ends the call', async ({ page }) => {
  const { demo } = wordsOf('vi')
  // At test speed an answered call could end by itself just before the click; the silent line waits.
  await fillDemo(page, 'vi', '0912345608')
  await callNow(page, 'vi')
  await expectState(page, 'CALLING')
  await page.getByRole('button', { name: demo.calling.hangUp }).click()
  await expectResult(page, 'vi', 'NO_ANSWER')
})

test('a reload in mid-call resumes it', async ({ page }) => {
  // The line that stays silent keeps the call open for as long as the page needs to come back.
  await fillDemo(page, 'vi', '0912345608')
  await callNow(page, 'vi')
  await expectState(page, 'CALLING')
  await page.reload()
  await expectState(page, 'CALLING')
  await page.getByRole('button', { name: wordsOf('vi').demo.calling.hangUp }).click()
  await expectState(page, 'DONE')
})

test('a lost network in mid-call resumes when it is back', async ({ page, context }) => {
  await fillDemo(page, 'vi', '0912345678')
  await callNow(page, 'vi')
  await expectState(page, 'CALLING')
  await context.setOffline(true)
  await page.waitForTimeout(1_500)
  await context.setOffline(false)
  await expectResult(page, 'vi', 'ANSWER')
})

test('a line that goes silent ends as an error after a minute', async ({ page }) => {
  await page.clock.install()
  await fillDemo(page, 'vi', '0912345608')
  await callNow(page, 'vi')
  await expectState(page, 'CALLING')
  await page.waitForTimeout(1_000)
  await page.clock.fastForward(61_000)
  await expectResult(page, 'vi', 'ERROR')
})

test('without a socket the call is followed by polling', async ({ page }) => {
  await page.route('**/socket.io/**', (route) => route.abort())
  await fillDemo(page, 'vi', '0912345601')
  await callNow(page, 'vi')
  await expectResult(page, 'vi', 'BUSY')
})

test('the fourth call of a day is refused with the reset time', async ({ page }) => {
  const { demo, errors } = wordsOf('vi')
  await fillDemo(page, 'vi', '0912345601')
  for (let call = 0; call < 3; call += 1) {
    await callNow(page, 'vi')
    await expectResult(page, 'vi', 'BUSY')
    await page.getByRole('button', { name: demo.done.again }).click()
    await expectState(page, 'INIT')
  }
  await expect(page.getByRole('button', { name: demo.none })).toBeDisabled()
  await page.route('**/calls-left', (route) => route.abort())
  await page.reload()
  await fillDemo(page, 'vi', '0912345601')
  await callNow(page, 'vi')
  await expect(
    page.getByRole('alert').filter({ hasText: errors.problems.DAILY_LIMIT_REACHED.title }),
  ).toBeVisible()
  await expect(page.getByLabel(demo.phone)).toHaveValue('0912345601')
})

test('a service that fails keeps the form and says what to do', async ({ page }) => {
  const { demo, errors } = wordsOf('vi')
  await page.route('**/api/v1/demo-calls/auto-call', (route) => route.abort())
  await fillDemo(page, 'vi', '0912345678')
  await callNow(page, 'vi')
  await expect(page.getByRole('alert').filter({ hasText: errors.problems.NETWORK.title })).toBeVisible()
  await expect(page.getByLabel(demo.phone)).toHaveValue('0912345678')
})
