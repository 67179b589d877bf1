import { firefox, type Page } from 'playwright/test'
import { firefoxLaunch } from '../../scripts/browsers/find'
import { BEFORE_A_PRESS_MS, type Engine, type Visitor } from './engine'
import { untilRested } from './rest'

const visitorOf = (page: Page): Visitor => {
  const said: string[] = []
  page.on('pageerror', ({ message }) => said.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  const find = (element: string) => page.locator(element).filter({ visible: true }).first()
  return {
    open: async (address) => {
      // Firefox now and then drops a navigation that begins as the page before it still loads something.
      await page.goto(address).catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error
        return page.goto(address)
      })
      await untilRested(page)
      // What a page keeps for the first sign of a visitor comes with it.
      await page.mouse.move(200, 200)
      await page.waitForTimeout(BEFORE_A_PRESS_MS)
    },
    reload: async () => void (await page.reload()),
    address: async () => page.url(),
    press: (element) => find(element).click(),
    type: (element, text) => find(element).pressSequentially(text),
    key: (name) => page.keyboard.press(name),
    chooseFile: (field, file) => page.locator(field).setInputFiles(file),
    seen: (element) => find(element).waitFor(),
    isSeen: (element) => page.locator(element).first().isVisible(),
    textOf: (element) => find(element).innerText(),
    attributeOf: (element, name) => page.locator(element).first().getAttribute(name),
    errors: () => said.splice(0),
  }
}

/** Firefox as it is installed, driven by WebDriver BiDi, while `give` runs. */
export const withFirefox = async (give: (engine: Engine) => Promise<void>) => {
  const browser = await firefox.launch(firefoxLaunch(process.env['E2E_FIREFOX'] ?? ''))
  try {
    await give({
      enter: async () => {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
        const visitor = visitorOf(await context.newPage())
        return { visitor, version: browser.version(), leave: () => context.close() }
      },
    })
  } finally {
    await browser.close()
  }
}
