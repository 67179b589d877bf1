import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { test as base } from 'playwright/test'
import { Builder, By, until, type WebDriver, type WebElement } from 'selenium-webdriver'
import { BROWSER_VERSION, type WebKit } from '../../scripts/browsers/find'
import { freePort, stop, waitFor } from '../../scripts/lib/processes'

const WAIT_MS = 20_000

const programs = (): WebKit => JSON.parse(process.env['E2E_WEBKIT'] ?? '')

const startScreen = async () => {
  const size = ['-screen', '0', '1600x1200x24']
  const screen = spawn(programs().xvfb, ['-displayfd', '1', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout, 'data')
  return { screen, display: `:${String(display).trim()}` }
}

/** What WebKit writes for a page: its console, with the kind of each message. */
const isError = (line: string) => /CONSOLE (\w+ )?ERROR/.test(line)

const startService = async (display: string) => {
  const port = await freePort()
  const service = spawn(programs().driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const stream of [service.stdout, service.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n')))
  const url = `http://127.0.0.1:${port}`
  await waitFor(`${url}/status`, service)
  return { service, url, errors: () => lines.splice(0).filter(isError) }
}

const openBrowser = (url: string) =>
  new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: programs().browser,
        args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
      },
    })
    .build()

type Service = { url: string; errors: () => string[] }
type Fixtures = { driver: WebDriver; open: (path: string) => Promise<void>; errors: () => string[] }

/** A test in WebKitGTK's own browser, a new visitor in each; `errors` gives what its console has said of errors since it was last asked. */
export const test = base.extend<Fixtures, { service: Service }>({
  service: [
    async ({}, give) => {
      const { screen, display } = await startScreen()
      const children: ChildProcess[] = [screen]
      try {
        const { service, url, errors } = await startService(display)
        children.unshift(service)
        await give({ url, errors })
      } finally {
        for (const child of children) await stop(child)
      }
    },
    { scope: 'worker' },
  ],
  driver: async ({ service }, give, { annotations }) => {
    const driver = await openBrowser(service.url)
    const description = (await driver.getCapabilities()).getBrowserVersion()
    annotations.push({ type: BROWSER_VERSION, description })
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1000 })
    await give(driver)
    await driver.quit()
  },
  errors: ({ service }, give) => give(service.errors),
  open: ({ driver, baseURL }, give) =>
    give(async (path) => {
      await driver.get(new URL(path, baseURL).href)
      await driver.wait(until.elementLocated(By.css('html[data-resting]')), WAIT_MS)
    }),
})

/** The one of these elements that is seen, once there is one. */
export const seen = (driver: WebDriver, css: string) =>
  driver
    .wait(
      async () => {
        for (const element of await driver.findElements(By.css(css)))
          if (await element.isDisplayed().catch(() => false)) return element
        return undefined
      },
      WAIT_MS,
      `${css} is not seen`,
    )
    .then((element) => element!)

/** Brings an element into view at once, smooth as the page may scroll, and presses it. */
export const pressOn = async (driver: WebDriver, element: WebElement) => {
  await driver.executeScript("arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })", element)
  await element.click()
}

/** Presses what is seen. */
export const press = async (driver: WebDriver, css: string) => pressOn(driver, await seen(driver, css))

/** Types into a field that is seen. */
export const type = async (driver: WebDriver, css: string, text: string) =>
  (await seen(driver, css)).sendKeys(text)

/** What is seen, as words. */
export const textOf = async (driver: WebDriver, css: string) => (await seen(driver, css)).getText()
