import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Builder, By, Key, until, type WebDriver } from 'selenium-webdriver'
import type { WebKit } from '../../scripts/browsers/find'
import { freePort, stop, waitFor } from '../../scripts/lib/processes'
import { BEFORE_A_PRESS_MS, type Engine, type Visitor } from './engine'

const WAIT_MS = 20_000
const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE }

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

const named = (element: string) => (element.startsWith('//') ? By.xpath(element) : By.css(element))

const visitorOf = (driver: WebDriver, errors: () => string[]): Visitor => {
  const findSeen = async (element: string) => {
    for (const found of await driver.findElements(named(element)))
      if (await found.isDisplayed().catch(() => false)) return found
    return undefined
  }
  const seen = async (element: string) =>
    (await driver.wait(() => findSeen(element), WAIT_MS, `${element} is not seen`))!
  return {
    open: async (address) => {
      await driver.get(address)
      await driver.wait(until.elementLocated(By.css('html[data-resting]')), WAIT_MS)
      // What a page keeps for the first sign of a visitor comes with it.
      await driver.actions().move({ x: 200, y: 200 }).perform()
      await driver.sleep(BEFORE_A_PRESS_MS)
    },
    reload: () => driver.navigate().refresh(),
    address: () => driver.getCurrentUrl(),
    press: async (element) => {
      const found = await seen(element)
      // At once, smooth as the page may scroll.
      await driver.executeScript(
        "arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })",
        found,
      )
      await found.click()
    },
    type: async (element, text) => (await seen(element)).sendKeys(text),
    key: (name) => driver.actions().sendKeys(KEYS[name]).perform(),
    chooseFile: (field, file) => driver.findElement(By.css(field)).sendKeys(file),
    seen: async (element) => void (await seen(element)),
    isSeen: async (element) => (await findSeen(element)) !== undefined,
    textOf: async (element) => (await seen(element)).getText(),
    attributeOf: (element, name) => driver.findElement(named(element)).getAttribute(name),
    errors,
  }
}

/** WebKitGTK's own browser on a screen of its own while `give` runs. */
export const withWebKit = async (give: (engine: Engine) => Promise<void>) => {
  const { screen, display } = await startScreen()
  const children: ChildProcess[] = [screen]
  try {
    const { service, url, errors } = await startService(display)
    children.unshift(service)
    await give({
      enter: async () => {
        const driver = await openBrowser(url)
        const version = (await driver.getCapabilities()).getBrowserVersion() ?? ''
        await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1000 })
        return { visitor: visitorOf(driver, errors), version, leave: () => driver.quit() }
      },
    })
  } finally {
    for (const child of children) await stop(child)
  }
}
