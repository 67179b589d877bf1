import { globSync } from 'node:fs'
import path from 'node:path'
import { findCommand } from '../lib/tools.ts'

/** The Firefox of the tests: FIREFOX_PATH, else an installed one; undefined without one. */
export const firefoxPath = () => process.env['FIREFOX_PATH'] || findCommand(['firefox-esr', 'firefox'])

/** How Playwright starts a Firefox that it has not built itself: such a one speaks WebDriver BiDi only. */
export const firefoxLaunch = (file: string) => ({
  channel: 'moz-firefox',
  executablePath: path.resolve('scripts/browsers/firefox.ts'),
  env: Object.assign({}, process.env, { E2E_FIREFOX: file }) as Record<string, string>,
  // Sounds begin and nothing moves, as in the other browsers of the tests: neither can be asked for by page.
  firefoxUserPrefs: { 'media.autoplay.default': 0, 'ui.prefersReducedMotion': 1 },
})

/** Under this name a test notes the version of the browser it ran in. */
export const BROWSER_VERSION = 'browser version'

export type WebKit = { browser: string; driver: string; xvfb: string }

/** WebKitGTK's own browser with what drives it and the screen it needs, or what of it is missing. */
export const findWebKit = (): { webKit?: WebKit; missing: string[] } => {
  const [browser] = globSync('/usr/lib/*/webkit{2gtk-4,gtk-6}.*/MiniBrowser')
  const [driver, xvfb] = [findCommand(['WebKitWebDriver']), findCommand(['Xvfb'])]
  if (browser && driver && xvfb) return { webKit: { browser, driver, xvfb }, missing: [] }
  const found = Object.entries({ MiniBrowser: browser, WebKitWebDriver: driver, Xvfb: xvfb })
  return { missing: found.filter(([, file]) => !file).map(([name]) => name) }
}
