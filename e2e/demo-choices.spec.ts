import { expect, test } from 'playwright/test'
import { bookingOf, callNow, card, expectState, fillForm } from './support/demo'
import { screenOf } from './support/phone'
import { at, LANGS, wordsOf } from './support/words'

for (const lang of LANGS) {
  const { demo } = wordsOf(lang)
  const other = lang === 'vi' ? 'en' : 'vi'

  test(
    `${lang}: the calls left are there before the card is touched, and nothing moves for them`,
    screenOf(lang),
    async ({ page }) => {
      let release: (() => void) | undefined
      await page.route('**/calls-left*', async (route) => {
        await new Promise<void>((resolve) => (release = resolve))
        await route.continue()
      })
      await page.goto(at(lang, '/aicall/voiceotp'))
      const box = card(page)
      const title = box.getByRole('heading', { name: demo.title })
      await title.scrollIntoViewIfNeeded()
      await expect.poll(() => release !== undefined).toBe(true)
      const before = [await box.boundingBox(), await title.boundingBox()]
      release?.()
      const limit = demo.left.replace('{n}', '3')
      await expect(box.getByRole('status').filter({ hasText: limit })).toBeVisible()
      expect([await box.boundingBox(), await title.boundingBox()]).toEqual(before)
    },
  )

  test(`${lang}: every voice of a scenario can be chosen`, screenOf(lang), async ({ page }, { project }) => {
    // Others call at the same time, and a number has one call at once.
    const number = `0912${project.name === 'phone' ? 4 : 5}${lang === 'vi' ? 1 : 2}0078`
    await page.goto(at(lang, '/aicall'))
    const box = card(page)
    const voices = box.locator('[name=voice]')
    await fillForm(page, lang, number)
    await expect(voices).toHaveCount(3)
    await box.getByRole('button', { name: demo.moreVoices.replace('{n}', '3') }).click()
    await expect(voices).toHaveCount(6)
    await box.getByRole('button', { name: demo.fewerVoices }).click()
    await expect(voices).toHaveCount(3)
    await box.getByRole('button', { name: demo.moreVoices.replace('{n}', '3') }).click()
    const last = voices.last()
    await last.check()
    const chosen = await last.getAttribute('value')
    const sent = bookingOf(page)
    await callNow(page, lang)
    expect((await sent).postDataJSON().voice).toBe(chosen)
    await expectState(page, 'DONE')
    // The last voice speaks the other language.
    const line = box.locator('[data-slot=transcript] li').first()
    await expect(line.locator('[lang]')).toHaveAttribute('lang', other)
    await expect(line.locator('.translation')).not.toBeEmpty()
  })
}

test('a link names a scenario and a voice, also of the other kind of call, and what is typed stays', async ({
  page,
}) => {
  await page.goto('/aicall?scenario=policy-renewal&voice=owen')
  const box = card(page)
  await expect(box.locator('[name=campaignId]')).toHaveValue('policy-renewal')
  await expect(box.locator('[name=voice][value=owen]')).toBeChecked()
  await page.goto('/aicall?scenario=callbot-surveyor')
  await expect(box).toHaveAttribute('data-kind', 'callbot')
  await expect(box.locator('[name=campaignId]')).toHaveValue('callbot-surveyor')
})

test('a link to a scenario that is no longer offered: one has to be chosen, and only that', async ({
  page,
}) => {
  const { demo, errors } = wordsOf('vi')
  await page.goto('/aicall?scenario=gone')
  const box = card(page)
  const scenario = box.getByLabel(demo.scenario, { exact: true })
  const error = page.locator('#demo-scenario-error')
  await expect(scenario).toHaveValue('')
  await box.getByLabel(demo.phone).fill('0912000179')
  await callNow(page, 'vi')
  await expect(error).toHaveText(errors.fields.SCENARIO_REQUIRED)
  await expectState(page, 'INIT')
  await scenario.selectOption('payment-reminder')
  await expect(error).toHaveCount(0)
  await expect(box.locator('[name=voice]:checked')).toHaveCount(1)
  await fillForm(page, 'vi', '0912000179')
  await callNow(page, 'vi')
  await expectState(page, 'DONE')
})

for (const [path, kind, number] of [
  ['/aicall?scenario=payment-reminder&voice=gone', 'auto-call', '0912000180'],
  ['/aicall/voiceotp?voice=gone', 'voice-otp', '0912000181'],
] as const) {
  test(`${path}: a voice that is no longer offered has to be chosen`, async ({ page }) => {
    const { errors } = wordsOf('vi')
    await page.goto(path)
    const box = card(page)
    const error = page.locator('#demo-voice-error')
    await expect(box.locator('[name=voice]:checked')).toHaveCount(0)
    await fillForm(page, 'vi', number, kind)
    await callNow(page, 'vi')
    await expect(error).toHaveText(errors.fields.VOICE_REQUIRED)
    await expectState(page, 'INIT')
    await box.locator('[name=voice]').nth(1).check()
    await expect(error).toHaveCount(0)
    await callNow(page, 'vi')
    await expectState(page, 'DONE')
  })
}
