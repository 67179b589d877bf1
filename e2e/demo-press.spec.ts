import { expect, test, type Page } from 'playwright/test'
import { callNow, card, expectResult, expectState, fillDemo, fillForm } from './support/demo'
import { hold } from './support/hold'
import { wordsOf } from './support/words'

const SCRIPTS = /\/_next\/static\/.*\.js/
// Longer than a press is good for.
const TOO_LONG_MS = 9_000

const countBookings = (page: Page) => {
  const bookings: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/demo-calls/auto-call'))
      bookings.push(request.headers()['idempotency-key'] ?? '')
  })
  return bookings
}

test('pressed before any script has come, Call says that it waits, and the call is made', async ({
  page,
}) => {
  const release = await hold(page, SCRIPTS)
  await page.goto('/', { waitUntil: 'commit' })
  await fillForm(page, 'vi', '0912344101')
  await callNow(page, 'vi')
  await expect(card(page).getByText(wordsOf('vi').demo.press.waiting)).toBeVisible()
  release()
  await expectResult(page, 'vi', 'BUSY')
})

test('scripts that come too late make no call by themselves; the next press does', async ({ page }) => {
  await page.clock.install()
  const bookings = countBookings(page)
  const release = await hold(page, SCRIPTS)
  await page.goto('/', { waitUntil: 'commit' })
  await fillForm(page, 'vi', '0912344201')
  await callNow(page, 'vi')
  const { press } = wordsOf('vi').demo
  await expect(card(page).getByText(press.waiting)).toBeVisible()
  await page.clock.fastForward(TOO_LONG_MS)
  await expect(card(page).getByText(press.late)).toBeVisible()
  release()
  await expect(card(page).locator('form[data-early]')).toHaveCount(0)
  await expect(card(page).getByText(press.late)).toBeVisible()
  expect(bookings).toEqual([])
  await callNow(page, 'vi')
  await expectResult(page, 'vi', 'BUSY')
  expect(bookings.length).toBe(1)
})

test('pressed offline before the form was touched, nothing is called when the network returns', async ({
  page,
  context,
}) => {
  await page.clock.install()
  const bookings = countBookings(page)
  await page.goto('/')
  await expect(card(page).locator('form[data-early]')).toHaveCount(0)
  await context.setOffline(true)
  await fillForm(page, 'vi', '0912344301')
  await callNow(page, 'vi')
  const { press } = wordsOf('vi').demo
  await expect(card(page).getByText(press.waiting)).toBeVisible()
  await page.clock.fastForward(TOO_LONG_MS)
  await expect(card(page).getByText(press.late)).toBeVisible()
  const fetched = page.waitForResponse(SCRIPTS)
  await context.setOffline(false)
  await fetched
  await expectState(page, 'INIT')
  expect(bookings).toEqual([])
  await callNow(page, 'vi')
  await expectResult(page, 'vi', 'BUSY')
  expect(bookings.length).toBe(1)
})

test('a reload while the call is being booked keeps the form, and sends it again as the same wish', async ({
  page,
}) => {
  const { demo } = wordsOf('vi')
  const bookings = countBookings(page)
  const release = await hold(page, '**/demo-calls/auto-call')
  await fillDemo(page, 'vi', '0912344401')
  await callNow(page, 'vi')
  await expect.poll(() => bookings.length).toBe(1)
  await expectState(page, 'CREATING')
  await page.reload()
  await expect(card(page).getByLabel(demo.phone)).toHaveValue('0912344401')
  await expect(card(page).getByLabel(demo.personal.ten)).toHaveValue('Minh')
  const consent = card(page).getByRole('checkbox')
  await expect(consent).not.toBeChecked()
  await consent.check()
  release()
  await callNow(page, 'vi')
  await expectResult(page, 'vi', 'BUSY')
  expect(bookings.length).toBe(2)
  expect(new Set(bookings).size).toBe(1)
})
