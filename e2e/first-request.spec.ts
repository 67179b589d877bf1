import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { at, LANGS } from './support/words'

for (const lang of LANGS) {
  test(`${lang}: a newcomer hears a sentence of their own, and the code has a key that runs`, async ({
    page,
    request,
  }) => {
    const { request: words } = JSON.parse(readFileSync(`locales/${lang}/docs/aivoice-api.json`, 'utf8')).start
    await page.goto(at(lang, '/aivoice/api-docs'))
    const form = page.locator('[data-form=first-request]')
    const box = form.getByLabel(words.text)
    const send = form.getByRole('button', { name: words.send })
    await box.fill(' ')
    await send.click()
    await expect(form.getByText(words.errors.empty)).toBeVisible()
    await box.fill('Một hai ba')
    await box.press('Tab')
    await page.keyboard.press('Enter')
    const sound = form.locator('audio')
    await expect(sound).toBeVisible({ timeout: 20_000 })
    await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(0.3)
    await expect(form.getByText(words.errors.empty)).toBeHidden()
    const key = (await form.locator('code').textContent()) ?? ''
    expect(key).toMatch(/^song_test_/)
    await expect(page.locator('[data-slot=code-panel] pre:visible').first()).toContainText(`Bearer ${key}`)
    const answer = await request.post('/api/v1/speech', {
      headers: { authorization: `Bearer ${key}` },
      data: { text: 'Xin chào', voice: 'thu-lam' },
    })
    expect(answer.headers()['content-type']).toBe('audio/mpeg')
  })
}

test('a newcomer calls a test number from the page and hears the call', async ({ page }) => {
  const { call: words } = JSON.parse(readFileSync('locales/en/docs/call-api.json', 'utf8')).guide
  await page.goto(at('en', '/aicall/api-docs/call-api'))
  const form = page.locator('[data-form=first-call]')
  const send = form.getByRole('button', { name: words.send })
  await form.getByLabel(words.number).fill('0987654321')
  await form.getByLabel(words.script).fill('Một hai ba')
  await send.click()
  await expect(form.getByText(words.errors.number)).toBeVisible({ timeout: 20_000 })
  await form.getByLabel(words.number).fill('0912345610')
  await send.click()
  await expect(form.locator('audio')).toBeVisible({ timeout: 30_000 })
  await expect(form.getByRole('status')).toContainText('ANSWER')
})

test('a newcomer runs a campaign of ten test numbers from the page, and sees its results and messages', async ({
  page,
}) => {
  const { run } = JSON.parse(readFileSync('locales/en/docs/labels.json', 'utf8'))
  await page.goto(at('en', '/aicall/api-docs/campaign-api'))
  const runIn = async (id: string) => {
    const chapter = page.locator(`#${id}`)
    await chapter.getByRole('button', { name: run.open }).click()
    const form = chapter.locator('[data-form=run-request]')
    await form.getByRole('button', { name: run.send }).click()
    await expect(form.getByRole('status')).toContainText('200', { timeout: 20_000 })
    return form
  }
  await runIn('api-campaign')
  await expect(await runIn('api-recipients')).toContainText('"added": 10')
  const started = await runIn('api-campaign-moves')
  await expect(started.getByText('campaign.ended', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(started.getByText('call.ended', { exact: true })).toHaveCount(10)
  await expect(await runIn('api-results')).toContainText('"NO_ANSWER"')
})
