import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from 'playwright/test'
import { faults } from './support/axe'
import {
  answer,
  caption,
  expectHandset,
  handset,
  handsetWords,
  keyOf,
  launchOf,
  openHandset,
  opening,
  ring,
  script,
  wordsHeard,
} from './support/handset'
import { PHONE } from './support/phone'
import { at, wordsOf } from './support/words'

const expectAccessible = async (page: Page) => {
  expect(await faults(page, { within: ['[data-slot=handset]'] })).toEqual([])
}

test(
  'home: it rings, is answered, the captions move, keys steer, the result is the business’s; replay and captions file',
  PHONE,
  async ({ page }) => {
    const words = handsetWords('vi')
    const { steps } = script('payment-reminder.vi')
    await openHandset(page, 'vi')
    await expect(handset(page).getByRole('button', { name: words.answer })).toBeFocused()
    await answer(page, 'vi')
    await expect(keyOf(page, '1')).toContainText(steps.hello.keys['1'].label)
    await expect.poll(() => wordsHeard(page)).toBeGreaterThan(2)
    const heard = await wordsHeard(page)
    await expect.poll(() => wordsHeard(page)).toBeGreaterThan(heard)
    await expectAccessible(page)
    await page.keyboard.press('1')
    await expect(keyOf(page, '2')).toContainText(steps.amount.keys['2'].label)
    await keyOf(page, '2').click()
    await keyOf(page, '1').click()
    await expectHandset(page, 'DONE')
    await expect(handset(page).locator('[data-slot=handset-status]')).toHaveText(steps.later.end.status)
    await expect(handset(page)).toContainText(steps.day.keys['1'].label)
    await expectAccessible(page)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      handset(page).getByRole('button', { name: words.done.vtt }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.vtt$/)
    const vtt = await readFile(await download.path(), 'utf8')
    const cues = await page.evaluate((text) => {
      const track = document.createElement('track')
      track.src = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))
      track.default = true
      const video = document.createElement('video')
      video.append(track)
      document.body.append(video)
      track.track.mode = 'hidden'
      return new Promise<number>((resolve) => {
        track.onload = () => resolve(track.track.cues?.length ?? 0)
        track.onerror = () => resolve(-1)
      })
    }, vtt)
    expect(cues).toBeGreaterThan(4)

    await handset(page).getByRole('button', { name: words.done.replay }).click()
    await expect(handset(page)).toContainText(words.replaying)
    await expect(caption(page)).not.toBeEmpty()
    await page.keyboard.press('Escape')
    await expectHandset(page, 'DONE')
    await page.keyboard.press('Escape')
    await expect(handset(page)).toBeHidden()
    await expect(launchOf(page)).toBeFocused()
  },
)

test('the name in the form is spoken', async ({ page }) => {
  const { demo } = wordsOf('vi')
  await page.goto(at('vi'))
  await page.locator('[data-call]').getByLabel(demo.phone).fill('0912')
  await page.locator('[data-call]').getByLabel(demo.personal.ten).fill('Hà My')
  // The preview shows it: the form is alive and knows the name.
  await expect(page.locator('[data-call] details')).toContainText('Hà My', { timeout: 30_000 })
  const spoken = page.waitForResponse((response) => response.url().includes('/handset/speech'))
  await ring(page)
  expect((await spoken).status()).toBe(200)
  await answer(page, 'vi')
  await expect(caption(page)).toContainText('Hà My')
})

test('OTP: with the platform gone it still plays, by the site’s own files', PHONE, async ({ page }) => {
  const { steps } = script('voice-otp-6.en')
  await page.route('**/api/v1/**', (route) => route.abort())
  await openHandset(page, 'en', '/aicall/voiceotp')
  await answer(page, 'en')
  await expect.poll(() => wordsHeard(page)).toBeGreaterThan(1)
  await page.keyboard.press('2')
  await expect(caption(page)).toContainText(opening(steps.report))
  await handset(page)
    .getByRole('button', { name: handsetWords('en').hangUp })
    .click()
  await expect(handset(page).locator('[data-slot=handset-status]')).toHaveText(steps.report.end.status)
})

test('by keyboard alone and by captions alone; a browser that cannot play the sound', async ({ page }) => {
  const words = handsetWords('en')
  await page.goto(at('en'))
  await expect(async () => {
    await launchOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(handset(page)).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(handset(page).getByRole('button', { name: words.answer })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(caption(page)).not.toBeEmpty()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(handset(page).getByLabel(words.sound.captions)).toBeChecked()
  await page.keyboard.press('*')
  await expect.poll(() => wordsHeard(page)).toBeGreaterThan(1)
  await expect(handset(page).locator('p[aria-live=polite]')).not.toBeEmpty()
  await page.keyboard.press('7')
  await expect(caption(page)).toContainText(script('payment-reminder.en').steps.unknown.speech.words[0].text)
  await page.keyboard.press('Escape')
  await expectHandset(page, 'DONE')
  await page.keyboard.press('Escape')
  await expect(handset(page)).toBeHidden()

  await page.route('**/*.mp3', (route) => route.fulfill({ contentType: 'audio/mpeg', body: 'not a sound' }))
  await ring(page)
  await answer(page, 'en')
  await expect(handset(page)).toContainText(words.soundFailed)
  const heard = await wordsHeard(page)
  await expect.poll(() => wordsHeard(page)).toBeGreaterThan(heard)
})

test('on a phone, with a callbot: sentences to answer with, nothing wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHandset(page, 'vi', '/aicall/ai-agents')
  await answer(page, 'vi')
  const box = await handset(page).boundingBox()
  expect(box?.height).toBeGreaterThan(700)
  expect(
    await handset(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
  ).toBeLessThanOrEqual(0)
  const keys = handset(page).locator('[data-key]')
  await expect(keys.first()).toBeVisible()
  for (const key of await keys.all()) {
    const size = await key.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  const first = await caption(page).textContent()
  await keyOf(page, '1').click()
  await expect(caption(page)).not.toHaveText(first ?? '')
  const { hangUp, business } = handsetWords('vi')
  await handset(page).getByRole('button', { name: hangUp }).click()
  await expectHandset(page, 'DONE')
  // Answered in words: the business gets those, and no keys.
  const record = handset(page).locator('dl')
  await expect(record).toContainText(business.duration)
  await expect(record).not.toContainText(business.keys)
})
