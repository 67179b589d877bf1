import { gzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { faults } from './support/axe'
import { ownOrigins } from './support/site'
import { at } from './support/words'

// Scripts before interaction, in gzip, by family of pages.
const SCRIPT_BUDGETS = [
  ['/', 160],
  ['/about-us', 160],
  ['/aicall', 162],
  ['/aicall/pricing', 176],
  ['/contact-us', 182],
] as const
// The identity client, which comes once the page is idle.
const IDLE_BUDGET = 12 * 1024
// As it comes over the line.
const HTML_BUDGET = 38 * 1024

const weigh = async (bodies: readonly Promise<Buffer>[]) =>
  (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0)

// The walk looks at home in Vietnamese; this is the other language.
for (const theme of ['light', 'dark'] as const) {
  test(`home in English in ${theme}: no accessibility violation`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.goto(at('en'))
    expect(await faults(page)).toEqual([])
  })
}

test('home stays within its budget, moves nothing, rests when idle, calls nobody else, sets no cookie', async ({
  page,
  context,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(entry.value) })
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const scripts: Promise<Buffer>[] = []
  const foreign: string[] = []
  const own = ownOrigins(baseURL)
  page.on('response', (response) => {
    const url = new URL(response.url())
    if (!own.has(url.origin) && url.protocol !== 'data:') foreign.push(response.url())
    if (url.pathname.endsWith('.js')) scripts.push(response.body())
  })
  const answer = await page.goto('/', { waitUntil: 'load' })
  const first = scripts.length
  await page.waitForLoadState('networkidle')
  expect(await weigh(scripts.slice(first))).toBeLessThanOrEqual(IDLE_BUDGET)
  expect((await answer?.request().sizes())?.responseBodySize).toBeLessThanOrEqual(HTML_BUDGET)
  expect(foreign).toEqual([])
  expect(await context.cookies(answer?.url())).toEqual([])
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThanOrEqual(0.01)
  // Whatever turns or slides, seen or not, wakes a phone for every frame.
  const turning = () => document.getAnimations().filter(({ playState }) => playState === 'running').length
  await expect.poll(() => page.evaluate(turning)).toBe(0)
})

for (const [path, kiB] of SCRIPT_BUDGETS)
  test(`${path}: at most ${kiB} KiB of scripts before anything is touched`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const tags = [...html.matchAll(/<script [^>]*src="([^"]+)"[^>]*>/g)]
    // Old browsers alone fetch those.
    const addresses = tags.filter(([tag]) => !/nomodule/i.test(tag)).map(([, address = '']) => address)
    const bodies = [...new Set(addresses)].map(async (address) => (await request.get(address)).body())
    expect(bodies.length).toBeGreaterThan(5)
    expect(await weigh(bodies)).toBeLessThanOrEqual(kiB * 1024)
  })

test('a chosen option looks the same with the pointer on it and away', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/styleguide')
  const options = page.locator('main label:has(input[type=radio]:enabled):visible')
  expect(await options.count()).toBeGreaterThan(10)
  for (const option of await options.all()) {
    const colour = () => option.evaluate((node) => getComputedStyle(node).color)
    await option.click()
    const touched = await colour()
    await page.mouse.move(0, 0)
    expect(await colour(), await option.innerText()).toBe(touched)
  }
})

test('security headers stand on every page', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['x-powered-by']).toBeUndefined()
})
