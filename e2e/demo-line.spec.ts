import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type Page } from 'playwright/test'
import { Server } from 'socket.io'
import { callNow, card, expectResult, expectState, fillDemo, problem } from './support/demo'
import { wordsOf } from './support/words'

// A socket of the test's own is in this browser's configuration only, not in the page's policy.
test.use({ bypassCSP: true })

const START = /\/demo-calls\/[0-9a-f-]{36}\/start$/
const EVENTS = /\/demo-calls\/[0-9a-f-]{36}\?after=/

/** Resolves when the socket has been let in by its server. */
const socketOpen = (page: Page) =>
  page.waitForResponse(
    async (response) => response.url().includes('socket.io') && (await response.text()).startsWith('40'),
  )

test('on a slow line the socket may come while HTTP is starting the call', async ({ page }) => {
  const asked = Promise.withResolvers<undefined>()
  await page.route(/socket\.io/, async (route) => {
    await asked.promise
    await route.continue()
  })
  const open = socketOpen(page)
  for (const url of [START, EVENTS])
    await page.route(
      url,
      async (route) => {
        const response = await route.fetch()
        asked.resolve(undefined)
        await open
        await route.fulfill({ response })
      },
      { times: 1 },
    )
  await fillDemo(page, 'vi', '0912366178')
  await callNow(page, 'vi')
  await expectResult(page, 'vi', 'ANSWER')
})

test('who slept through the minute finds the call as it went, once the network is back', async ({
  page,
  context,
}) => {
  await page.clock.install()
  const lines: { close: () => Promise<void> }[] = []
  await page.routeWebSocket(/socket\.io/, (socket) => {
    socket.connectToServer()
    lines.push(socket)
  })
  await fillDemo(page, 'vi', '0912366278')
  await callNow(page, 'vi')
  await expectState(page, 'CALLING')
  const failed = page.waitForEvent('requestfailed', (request) => EVENTS.test(request.url()))
  await context.setOffline(true)
  await Promise.all(lines.map((line) => line.close()))
  await page.clock.fastForward(61_000)
  await failed
  await expectState(page, 'CALLING')
  await context.setOffline(false)
  await expectResult(page, 'vi', 'ANSWER')
})

test('a service that is down is not called a blocked line', async ({ page }) => {
  const { connection } = wordsOf('vi').demo
  await page.route(/socket\.io/, (route) => route.abort())
  const down = { status: 0, error_code: 'UNAVAILABLE', error_message: 'x' }
  for (const url of [START, EVENTS])
    await page.route(url, (route) => route.fulfill({ status: 503, json: down }))
  await fillDemo(page, 'vi', '0912366308')
  await callNow(page, 'vi')
  await expectState(page, 'CREATING')
  await expect(card(page).getByText(connection.unreachable)).toBeVisible()
  for (const url of [START, EVENTS]) await page.unroute(url)
  await expectState(page, 'CALLING')
  await expect(card(page).getByText(connection.polling)).toBeVisible()
})

for (const [index, way] of ['acknowledgement', '…_response'].entries()) {
  test(`a provider that refuses by ${way} alone is heard at once, in its own words`, async ({ page }) => {
    const http = createServer()
    const io = new Server(http, {
      path: '/api/v1/socket.io',
      addTrailingSlash: false,
      cors: { origin: true, credentials: true },
    })
    io.on('connection', (socket) =>
      socket.onAny((name: string, _body: unknown, acknowledge: (answer: object) => void) => {
        const refusal = { call_id: null, status: 0, error_code: 'CALL_NOT_ALLOWED' }
        if (way === 'acknowledgement') acknowledge(refusal)
        else socket.emit(`${name}_response`, refusal)
      }),
    )
    await new Promise<void>((resolve) => http.listen(0, resolve))
    // Asked for a port, a server has an address of this shape.
    const { port } = http.address() as AddressInfo
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        json: { ...(await response.json()), socketUrl: `http://localhost:${port}` },
      })
    })
    // Another number at another try: the platform still waits for the call that was asked for at the first.
    await fillDemo(page, 'vi', `0912366${4 + test.info().retry}${index}8`)
    await callNow(page, 'vi')
    await expect(problem(page, 'vi', 'CALL_NOT_ALLOWED')).toBeVisible()
    await expect(problem(page, 'vi', 'CALL_NOT_ALLOWED')).toBeFocused()
    await expectState(page, 'INIT')
    const closed = io.close()
    // A browser may hold a connection on which it has not asked anything yet.
    http.closeAllConnections()
    await closed
  })
}
