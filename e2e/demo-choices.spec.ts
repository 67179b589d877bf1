import { expect, test } from 'playwright/test'
import { callNow, card, expectState, fillForm } from './support/demo'
import { PHONE } from './support/phone'
import { at, LANGS, wordsOf } from './support/words'

for (const lang of LANGS) {
  const { demo } = wordsOf(lang)

  test(
    `${lang}: the calls left are there before the card is touched, and nothing moves for them`,
    PHONE,
    async ({ page }) => {
      let release: (() => void) | undefined
      await page.route('**/calls-left', async (route) => {
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

  test(`${lang}: every voice of a scenario can be chosen`, PHONE, async ({ page }) => {
    await page.goto(at(lang, '/aicall'))
    const box = card(page)
    const voices = box.locator('[name=voice]')
    await fillForm(page, lang, '0912000178')
    await expect(voices).toHaveCount(3)
    await box.getByRole('button', { name: demo.moreVoices.replace('{n}', '3') }).click()
    await expect(voices).toHaveCount(6)
    await box.getByRole('button', { name: demo.fewerVoices }).click()
    await expect(voices).toHaveCount(3)
    await box.getByRole('button', { name: demo.moreVoices.replace('{n}', '3') }).click()
    const last = voices.last()
    await last.check()
    const chosen = await last.getAttribute('value')
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /auto-call$/.test(request.url()),
    )
    await callNow(page, lang)
    expect((await sent).postDataJSON().voice).toBe(chosen)
    await expectState(page, 'DONE')
  })
}
