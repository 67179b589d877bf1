import { expect, test } from 'playwright/test'
import {
  callAgain,
  callNow,
  card,
  expectResult,
  expectState,
  fillDemo,
  fillForm,
  hangUp,
  problem,
} from './support/demo'
import { wordsOf } from './support/words'

test('a double click makes one call; leaving and coming back finds it; so does a reload; a second tab may not call the number', async ({
  page,
  context,
}) => {
  // The line that stays silent keeps the call open for as long as all this needs.
  const number = '0912399908'
  let bookings = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/demo-calls/auto-call')) bookings += 1
  })
  await fillDemo(page, 'vi', number)
  await card(page)
    .getByRole('button', { name: wordsOf('vi').demo.call })
    .dblclick()
  await expectState(page, 'CALLING')
  expect(bookings).toBe(1)

  await page.goto('/contact-us')
  await page.goBack()
  await expectState(page, 'CALLING')
  await page.reload()
  await expectState(page, 'CALLING')

  const tab = await context.newPage()
  await fillDemo(tab, 'vi', number)
  await callNow(tab, 'vi')
  await expect(problem(tab, 'vi', 'RATE_LIMITED')).toBeVisible()
  await tab.close()

  await hangUp(page, 'vi')
  await expectResult(page, 'vi', 'HUNG_UP')
})

test('a network lost in any state ends in the right result', async ({ page, context }) => {
  test.setTimeout(90_000)
  const lines: { close: () => Promise<void> }[] = []
  await page.routeWebSocket(/socket\.io/, (socket) => {
    socket.connectToServer()
    lines.push(socket)
  })
  /** Takes the network away for a while: what was open is cut, nothing new can be opened. */
  const drop = async (ms: number) => {
    await context.setOffline(true)
    await Promise.all(lines.splice(0).map((line) => line.close()))
    await page.waitForTimeout(ms)
    await context.setOffline(false)
  }

  // INIT: the request itself cannot be made, and nothing is lost.
  await fillDemo(page, 'vi', '0912')
  // A number that is called too short says that the form is at work.
  const number = card(page).locator('[name=phoneNumber]')
  await expect(async () => {
    await number.focus()
    await number.blur()
    await expect(number).toHaveAttribute('aria-invalid', 'true', { timeout: 500 })
  }).toPass()
  await number.fill('0912388878')
  // What it needs for a call has come by then, too: without it the page says that it could not load.
  await expect(page.locator('html')).toHaveAttribute('data-resting')
  await context.setOffline(true)
  await callNow(page, 'vi')
  await expect(problem(page, 'vi', 'NETWORK')).toBeVisible()
  await context.setOffline(false)

  // CREATING: the call is booked, and then there is no line to start it on.
  await page.route('**/demo-calls/auto-call', async (route) => {
    const response = await route.fetch()
    await context.setOffline(true)
    await route.fulfill({ response })
  })
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('socket.io'))
  await callNow(page, 'vi')
  await failed
  await expectState(page, 'CREATING')
  await context.setOffline(false)
  await expectResult(page, 'vi', 'ANSWER')
  await page.unroute('**/demo-calls/auto-call')
  await callAgain(page)

  // CALLING, ringing.
  await fillForm(page, 'vi', '0912388808')
  await callNow(page, 'vi')
  await expectState(page, 'CALLING')
  await drop(1_500)
  await hangUp(page, 'vi')
  await expectResult(page, 'vi', 'HUNG_UP')
  await callAgain(page)

  // CALLING, talking: the call goes on and ends while nobody listens; every line is there once.
  await fillForm(page, 'vi', '0912388879')
  await callNow(page, 'vi')
  await expect(card(page).locator('[data-state="CALLING"] li').first()).toBeVisible()
  await drop(2_500)
  await expectResult(page, 'vi', 'ANSWER')
  const said = await card(page).locator('[data-state="DONE"] li').allTextContents()
  expect(said.length).toBe(5)
  // The caller’s own lines are all different; what the visitor pressed may repeat.
  expect(new Set(said.filter((_line, index) => index % 2 === 0)).size).toBe(3)

  // DONE: the result stays, and the way back to the form works.
  await context.setOffline(true)
  await callAgain(page)
  await context.setOffline(false)
})

test('a line that goes silent ends as an error after a minute', async ({ page }) => {
  await page.clock.install()
  await fillDemo(page, 'vi', '0912377708')
  await callNow(page, 'vi')
  await expectState(page, 'CALLING')
  await page.waitForTimeout(1_000)
  await page.clock.fastForward(61_000)
  await expectResult(page, 'vi', 'ERROR')
})

test('without a socket the call is followed by polling', async ({ page }) => {
  await page.route(/socket\.io/, (route) => route.abort())
  await fillDemo(page, 'vi', '0912345601')
  await callNow(page, 'vi')
  await expectResult(page, 'vi', 'BUSY')
})

test('the fourth call of a day is refused with the reset time and heard in the page instead', async ({
  page,
}) => {
  const { demo, handset } = wordsOf('vi')
  await fillDemo(page, 'vi', '0912366601')
  for (let call = 0; call < 3; call += 1) {
    await callNow(page, 'vi')
    await expectResult(page, 'vi', 'BUSY')
    await page.getByRole('button', { name: demo.done.again }).click()
    await expectState(page, 'INIT')
  }
  await expect(page.getByRole('button', { name: demo.none })).toBeDisabled()
  const refusal = problem(page, 'vi', 'DAILY_LIMIT_REACHED')
  await expect(refusal).toContainText('00:00')
  await expect(card(page).getByRole('button', { name: handset.launch.strong })).toBeVisible()
  await page.route('**/calls-left*', (route) => route.abort())
  await page.reload()
  await fillForm(page, 'vi', '0912366601')
  await callNow(page, 'vi')
  await expect(refusal).toContainText('00:00')
  await expect(page.getByLabel(demo.phone)).toHaveValue('0912366601')
})

test('every refusal of the service is said in its own words, with the hour calls are made again', async ({
  page,
}) => {
  const { errors, handset } = wordsOf('en')
  const answers: [string, number, object][] = [
    ['OUTSIDE_CALLING_HOURS', 403, { retry_after: 3_600 }],
    ['CALL_NOT_ALLOWED', 403, {}],
    ['INTERNAL', 500, {}],
    ['VALIDATION', 400, { fields: { campaignId: 'SCENARIO_UNKNOWN' } }],
  ]
  await fillDemo(page, 'en', '0912345678')
  for (const [error_code, status, more] of answers) {
    await page.route('**/demo-calls/auto-call', (route) =>
      route.fulfill({ status, json: { status: 0, error_code, error_message: 'x', ...more } }),
    )
    await callNow(page, 'en')
    const said = problem(page, 'en', error_code)
    await expect(said).toContainText(errors.problems[error_code].action)
    await expect(said).not.toContainText('{')
    await page.unroute('**/demo-calls/auto-call')
    const offered = card(page).getByRole('button', { name: handset.launch.strong })
    await expect(offered).toHaveCount(error_code === 'VALIDATION' ? 0 : 1)
  }
  await expect(problem(page, 'en', 'VALIDATION')).toContainText(errors.fields.SCENARIO_UNKNOWN)
})
