import { readFileSync, writeFileSync } from 'node:fs'
import { devices, expect, test, type Browser, type Page } from 'playwright/test'
import { CONTROL_PATH, FAULTS, type Fault, type State } from '../scripts/faults/fault-proxy'
import type { Walked } from '../scripts/faults/table'
import { FLOWS, PATIENCE_MS, type Flow } from './support/faults'

// Servers of its own: `npm run test:faults`.
const PORTS: Record<string, number> = JSON.parse(process.env['FAULTS'] ?? '{}')
const FOLDER = process.env['FAULTS_FOLDER'] ?? ''
const SITE = process.env['SITE_URL'] ?? ''

/** More than a page that was made without its service lives, and the two visits after which another one is there. */
const RENEWED_MS = 90_000
/** A request of the site is given up within twelve seconds. */
const GIVEN_UP_MS = 20_000
/** Connections that stay open for the next request, and what a process may grow by when it is used. */
const SPARE_HANDLES = 10
const SPARE_BYTES = 64 * 1024 * 1024

const controlOf = (service: string) => `http://127.0.0.1:${PORTS[service]}${CONTROL_PATH}`

const setState = async (service: string, state: State) =>
  expect((await fetch(controlOf(service), { method: 'PUT', body: state })).status).toBe(204)

const held = async (service: string) => (await (await fetch(controlOf(service))).json()).held

/** What the site's own process counts: requests in hand (this one among them), open handles, memory. */
const readSite = async () => {
  const metrics = await (await fetch(`${SITE}/metrics`)).text()
  const valueOf = (name: string) => Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'm').exec(metrics)?.[1])
  return {
    inHand: valueOf('http_requests_in_hand'),
    handles: valueOf('process_open_fds'),
    bytes: valueOf('process_resident_memory_bytes'),
  }
}

const saidBySite = () => readFileSync(`${FOLDER}/site.log`, 'utf8').split('\n').filter(Boolean)

/** The lines that are no warnings of the site's own: an error nobody caught, or one of the framework. */
const unexpected = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('{"level":"warn"'))

const openPage = async (browser: Browser) => {
  // A headless browser by its own name is no visitor.
  const context = await browser.newContext({
    ...devices['Desktop Chrome'],
    baseURL: SITE,
    locale: 'vi-VN',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const uncaught: string[] = []
  page.on('pageerror', ({ stack, message }) => uncaught.push(stack ?? message))
  return { page, uncaught, close: () => context.close() }
}

const secondsSince = (began: number) => Number(((performance.now() - began) / 1_000).toFixed(1))

/** Walks into a bad state and out of it again; gives what was seen. */
const walkThrough = async (page: Page, flow: Flow, service: string, fault: Fault): Promise<Walked> => {
  const { walk, again, good, bad, stands, outcomeOf, settleMs = 0 } = flow
  const outcome = outcomeOf(fault)
  const name = `${service} ${fault}`
  await flow.prepare?.(page)
  const began = performance.now()
  await walk(page)
  await expect.soft(good(page).or(bad(page)).first(), name).toBeVisible({ timeout: PATIENCE_MS })
  const seconds = secondsSince(began)
  await page.waitForTimeout(settleMs)
  const isGood = await good(page).isVisible()
  const words = isGood ? '' : await bad(page).innerText()
  if (outcome === 'works') await expect.soft(good(page), name).toBeVisible()
  else await expect.soft(good(page), name).toBeHidden()
  if (typeof outcome === 'object') expect.soft(words, name).toContain(outcome.words)
  if (!isGood) await expect.soft(stands(page), name).toBeVisible()

  await setState(service, 'works')
  await flow.prepare?.(page)
  const asked = performance.now()
  if (!isGood) await again(page)
  await expect.soft(good(page), `${service} after ${fault}`).toBeVisible({ timeout: PATIENCE_MS })
  const sees = isGood ? 'works' : typeof outcome === 'object' ? words : 'without'
  return { service, fault, sees, seconds, recovered: isGood ? null : secondsSince(asked) }
}

for (const [service, flow] of Object.entries(FLOWS)) {
  test(`${service}: in every bad state the page stands and says what is wrong, goes on afterwards, and nothing is left behind`, async ({
    browser,
  }) => {
    test.setTimeout(FAULTS.length * 3 * PATIENCE_MS)
    const rows: Walked[] = []
    const usual = await openPage(browser)
    await flow.prepare?.(usual.page)
    await flow.walk(usual.page)
    await expect(flow.good(usual.page)).toBeVisible({ timeout: PATIENCE_MS })
    await usual.close()
    const before = await readSite()
    const linesBefore = saidBySite().length

    for (const fault of FAULTS) {
      const { page, uncaught, close } = await openPage(browser)
      await setState(service, fault)
      try {
        rows.push(await walkThrough(page, flow, service, fault))
        expect.soft(uncaught, `${service} ${fault}`).toEqual([])
      } finally {
        await setState(service, 'works')
        await close()
      }
      // Whatever the bad state left hanging is given up by whoever asked.
      await expect.poll(() => held(service), { message: `${service} ${fault}`, timeout: GIVEN_UP_MS }).toBe(0)
    }

    await expect.poll(async () => (await readSite()).inHand, { timeout: GIVEN_UP_MS }).toBe(1)
    await expect
      .poll(async () => (await readSite()).handles - before.handles, { timeout: GIVEN_UP_MS })
      .toBeLessThanOrEqual(SPARE_HANDLES)
    const after = await readSite()
    expect(after.bytes - before.bytes).toBeLessThanOrEqual(SPARE_BYTES)
    expect(unexpected(saidBySite().slice(linesBefore))).toEqual([])
    writeFileSync(`${FOLDER}/${service}.json`, JSON.stringify({ rows, before, after }))
  })
}

for (const service of ['prices', 'news'])
  test(`${service}: a page made while the service was away is soon made anew by itself`, async ({
    browser,
  }) => {
    test.setTimeout(RENEWED_MS + 2 * PATIENCE_MS)
    const flow = FLOWS[service]!
    const { page, close } = await openPage(browser)
    try {
      await setState(service, 'refuses')
      await flow.prepare?.(page)
      await flow.walk(page)
      await expect(flow.bad(page)).toBeVisible()
      await setState(service, 'works')
      await expect(async () => {
        await page.reload()
        await expect(flow.good(page)).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: RENEWED_MS, intervals: [3_000] })
    } finally {
      await setState(service, 'works')
      await close()
    }
  })
