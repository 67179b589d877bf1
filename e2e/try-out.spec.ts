import { expect, test, type Locator } from 'playwright/test'
import { screenOf } from './support/phone'
import { filled, soundWords } from './support/sound'
import { at, LANGS } from './support/words'

/** Types a text and waits for its reading; a text put in while the page comes alive may meet the first one, so it is put in again. */
const typeAndRead = (section: Locator, box: Locator, text: string, read: string) =>
  expect(async () => {
    await box.fill(text)
    await expect(section.locator('.tts-form [data-slot=spoken]')).toContainText(read, { timeout: 2_000 })
  }).toPass()

for (const lang of LANGS) {
  test(`${lang}: a text is read as it is typed, heard, and kept`, screenOf(lang), async ({ page }) => {
    const { tts, audio } = soundWords(lang)
    await page.goto(at(lang, '/aivoice'))
    const section = page.locator('#try')
    const cell = (name: string) => section.getByRole('cell', { name })
    await expect(section.locator('.tts-form [data-slot=spoken]')).toContainText('ngày mười lăm tháng tám')
    await expect(cell('ngày mười lăm tháng tám')).toBeHidden()
    await section.locator('summary', { hasText: tts.reading.title }).click()
    await expect(cell('ngày mười lăm tháng tám')).toBeVisible()
    const text = section.getByLabel(tts.form.text)
    await typeAndRead(
      section,
      text,
      `Phí 2.305 đồng, hạn 15/8, số ${Date.now() % 1000} ạ.`,
      'hai nghìn ba trăm linh năm',
    )
    await expect(cell('hai nghìn ba trăm linh năm')).toBeVisible()
    await section.getByText(tts.style.south, { exact: true }).click()
    await expect(cell('hai ngàn ba trăm lẻ năm')).toBeVisible()
    await section.getByLabel(tts.form.voice).selectOption('mai-chi')
    await section.getByLabel(tts.form.rate).selectOption('1.5')
    await section.getByRole('button', { name: tts.form.listen }).click()
    const player = section.locator('[data-player]')
    await expect(player).toContainText(tts.result.aiMade, { timeout: 30_000 })
    await expect(player).toHaveAttribute('data-state', 'playing', { timeout: 15_000 })
    await expect(section.locator('.karaoke')).toContainText('2.305')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      player.getByRole('link', { name: new RegExp(tts.result.download) }).click(),
    ])
    expect(download.suggestedFilename()).toBe('aivoice-mai-chi.mp3')
    await player.getByRole('button', { name: new RegExp(`^(${audio.pause}|${audio.play}): `) }).click()
    await expect(player).toHaveAttribute('data-state', /paused|playing/)

    await text.fill('ấ'.repeat(301))
    await expect(section.getByText(filled(tts.form.tooLong, { n: 1 }))).toBeVisible()
    await expect(section.getByRole('button', { name: tts.form.listen })).toBeDisabled()
  })
}

test('a text that cannot be spoken is said at the text; at the limit an earlier text is heard again', async ({
  page,
}) => {
  const { tts } = soundWords('vi')
  await page.goto('/aivoice')
  const section = page.locator('#try')
  const text = section.getByLabel(tts.form.text)
  const listen = section.getByRole('button', { name: tts.form.listen })
  await typeAndRead(section, text, 'Phòng 105 ạ.', 'một trăm linh năm')
  await listen.click()
  await expect(section.locator('[data-player]')).toBeVisible({ timeout: 30_000 })
  await text.fill('😀 !!!')
  await listen.click()
  await expect(section.getByText(tts.form.silent)).toBeVisible()
  await expect(text).toBeFocused()
  await page.route('**/api/v1/tts/demo/left', (route) =>
    route.fulfill({
      json: { status: 1, result: { calls_left: 0, limit: 20, resets_at: new Date().toISOString() } },
    }),
  )
  await page.reload()
  await typeAndRead(section, text, 'Phòng 105 ạ.', 'một trăm linh năm')
  await expect(section.getByText(tts.problems.limit.title)).toBeVisible()
  await listen.click()
  await expect(section.locator('[data-player]')).toBeVisible({ timeout: 30_000 })
})

test('a limit and a failing engine are explained, and the reading stays', async ({ page }) => {
  const { tts } = soundWords('vi')
  let code = 'DAILY_LIMIT_REACHED'
  await page.route('**/api/v1/tts/demo', (route) =>
    route.fulfill({
      status: code === 'UNAVAILABLE' ? 503 : 429,
      json: { status: 0, error_code: code, error_message: code },
    }),
  )
  await page.goto('/aivoice')
  const section = page.locator('#try')
  const alert = section.getByRole('alert')
  await typeAndRead(section, section.getByLabel(tts.form.text), 'Mã OTP là 4829.', 'bốn tám hai chín')
  await section.getByRole('button', { name: tts.form.listen }).click()
  await expect(alert).toContainText(tts.problems.limit.title)
  code = 'UNAVAILABLE'
  await section.getByRole('button', { name: tts.form.listen }).click()
  await expect(alert).toContainText(tts.problems.unavailable.title)
  await expect(section.locator('.tts-form [data-slot=spoken]')).toContainText('bốn tám hai chín')
})
