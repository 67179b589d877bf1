import { expect, test } from '@playwright/test'
import { callNow, fillDemo } from './support/demo'
import { wordsOf } from './support/words'

test('with the platform stopped every page still serves and the demo card says what is wrong', async ({
  page,
  request,
}) => {
  const { errors, demo } = wordsOf('vi')
  // Rendered while the platform is up, as for any visitor of the last five minutes: the form is there, the line is not.
  await page.goto('/')
  process.kill(Number(process.env['PLATFORM_PID']), 'SIGTERM')
  await expect
    .poll(async () => (await request.get('/api/v1/country')).status(), { timeout: 15_000 })
    .toBe(503)
  expect((await request.get('/')).status()).toBe(200)
  expect((await request.get('/en/industries/banking')).status()).toBe(200)
  await fillDemo(page, 'vi', '0912345678')
  await callNow(page, 'vi')
  await expect(page.getByRole('alert').filter({ hasText: errors.problems.UNAVAILABLE.title })).toBeVisible()
  await expect(page.getByRole('button', { name: demo.call })).toBeEnabled()
})
