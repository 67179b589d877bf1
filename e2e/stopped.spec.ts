import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'playwright/test'
import { callNow, card, expectResult, fillDemo, problem } from './support/demo'
import { wordsOf } from './support/words'

// One after the other: the first brings the platform back, the second takes it away for good.
test.describe.configure({ mode: 'serial' })

let restarted: ChildProcess | undefined

const stopPlatform = async (signal: 'SIGTERM' | 'SIGKILL') => {
  if (!restarted) return void process.kill(Number(process.env['PLATFORM_PID']), signal)
  const ended = once(restarted, 'exit')
  restarted.kill(signal)
  await ended
}

test.afterAll(async () => {
  if (restarted?.exitCode === null && restarted.signalCode === null) await stopPlatform('SIGKILL')
})

test('a platform that dies in mid-call and comes back ends the call as if nothing had been', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await fillDemo(page, 'vi', '0912355578')
  await callNow(page, 'vi')
  await expect(card(page).locator('[data-state="CALLING"] li').first()).toBeVisible()
  await stopPlatform('SIGKILL')
  // The environment of the tests is that of the platform: the same data, the same port.
  restarted = spawn('node', ['platform/main.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
  await expectResult(page, 'vi', 'ANSWER')
  await expect(card(page).locator('[data-state="DONE"] li')).toHaveCount(5)
  await expect(card(page).locator('[data-state="DONE"] [data-player]')).toHaveCount(1)
})

test('with the platform stopped every page still serves and the demo card says what is wrong', async ({
  page,
  request,
}) => {
  const { demo, handset } = wordsOf('vi')
  // Rendered while the platform is up, as for any visitor of the last five minutes: the form is there, the line is not.
  await page.goto('/')
  await stopPlatform('SIGTERM')
  await expect
    .poll(async () => (await request.get('/api/v1/country')).status(), { timeout: 15_000 })
    .toBe(503)
  expect((await request.get('/')).status()).toBe(200)
  expect((await request.get('/en/industries/banking')).status()).toBe(200)
  await fillDemo(page, 'vi', '0912345678')
  await callNow(page, 'vi')
  await expect(problem(page, 'vi', 'UNAVAILABLE')).toBeVisible()
  await expect(page.getByRole('button', { name: demo.call })).toBeEnabled()
  await expect(card(page).getByRole('button', { name: handset.launch.strong })).toBeVisible()
})

test('a page that is rendered while the platform is stopped comes at once, and says what is missing', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${process.env['REVALIDATE_SECRET']}` }
  expect((await request.post('/internal/revalidate', { headers })).status()).toBe(200)
  const { demo } = wordsOf('vi')
  for (const path of ['/', '/aicall/voiceotp']) {
    await page.goto(path, { timeout: 10_000 })
    await expect(card(page).getByText(demo.unavailable.title)).toBeVisible()
  }
})
