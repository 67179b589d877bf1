import { expect, test } from 'playwright/test'
import { callAgain, callNow, card, expectResult, expectState, fillDemo, hangUp } from './support/demo'
import { wordsOf } from './support/words'

test('the result and its replay outlive a reload, another language and a look at another page', async ({
  page,
}) => {
  await fillDemo(page, 'vi', '0912355178')
  await callNow(page, 'vi')
  await expectResult(page, 'vi', 'ANSWER')
  const replay = card(page).locator('[data-state="DONE"] [data-player]')
  const lines = card(page).locator('[data-state="DONE"] li')
  await expect(lines).toHaveCount(5)
  // A busy machine may not have spoken the recording in time; what there was has to stay.
  const recordings = await replay.count()
  const isWhole = async () => {
    await expect(replay).toHaveCount(recordings)
    await expect(lines).toHaveCount(5)
  }

  await page.reload()
  await expectResult(page, 'vi', 'ANSWER')
  await isWhole()
  // It was there when the page came; nobody is led to it.
  await expect(page.locator('body')).toBeFocused()

  await page.goto('/contact-us')
  await page.goBack()
  await expectResult(page, 'vi', 'ANSWER')
  await page.goto('/en')
  await expectResult(page, 'en', 'ANSWER')
  await isWhole()
  const { audio } = wordsOf('en').common
  if (recordings > 0) {
    await replay.getByRole('button', { name: `${audio.play}: ` }).click()
    await expect(replay).toHaveAttribute('data-state', 'playing')
  }

  // On another page there is a form to try, and after a new start here too.
  await page.goto('/aicall')
  await expectState(page, 'INIT')
  await page.goto('/')
  await expectState(page, 'DONE')
  await callAgain(page)
  await page.reload()
  await expectState(page, 'INIT')
})

test('the time a call has rung goes on over a reload', async ({ page }) => {
  await page.clock.install()
  await fillDemo(page, 'vi', '0912355208')
  await callNow(page, 'vi')
  await expectState(page, 'CALLING')
  const timer = card(page).getByRole('timer')
  await page.clock.fastForward(40_000)
  await expect(timer).toHaveText(/0?0:4\d/)
  await page.reload()
  await expectState(page, 'CALLING')
  await expect(timer).toHaveText(/0?0:[45]\d/)
  await hangUp(page, 'vi')
  await expectResult(page, 'vi', 'HUNG_UP')
})

test('hung up just before a reload is told as hung up', async ({ page }) => {
  await fillDemo(page, 'vi', '0912355308')
  await callNow(page, 'vi')
  await expectState(page, 'CALLING')
  await hangUp(page, 'vi')
  await page.reload()
  await expectResult(page, 'vi', 'HUNG_UP')
})

test('a call without a recording speaks of none', async ({ page }) => {
  const { demo } = wordsOf('vi')
  await page.route(/socket\.io/, (route) => route.abort())
  await page.route(/\?after=/, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    for (const event of json.result.events) delete event.recording_url
    await route.fulfill({ response, json })
  })
  await fillDemo(page, 'vi', '0912355378')
  await callNow(page, 'vi')
  await expectState(page, 'DONE')
  const screen = card(page).locator('[data-state="DONE"]')
  await expect(screen).toContainText(demo.done.noRecording)
  await expect(screen).not.toContainText(demo.results.ANSWER.action)
  await expect(screen.locator('li')).toHaveCount(5)
})
