import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDevice } from '../../../platform/identity/oidc/device.ts'
import { createBrowser } from './browser.ts'
import { authAddress, fragmentOf, refresh, signIn, startHarness, START_MS, type Harness } from './harness.ts'

const HOUR_MS = 3_600_000

let now = Date.now()
let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ SESSION_SECONDS: String(10 * 3_600) }, () => now)
}, START_MS)
afterAll(() => harness.stop())

it('a session ends when nobody uses it', async () => {
  const browser = createBrowser()
  const tokens = await signIn(harness, browser)
  const isSignedIn = async () =>
    fragmentOf((await browser.open(authAddress(harness, { prompt: 'none' }).url)).location).has('code')
  now += 9 * HOUR_MS
  expect(await isSignedIn()).toBe(true)
  now += 9 * HOUR_MS
  expect(await isSignedIn()).toBe(true)
  now += 11 * HOUR_MS
  expect(await isSignedIn()).toBe(false)
  expect((await refresh(harness, tokens.refresh_token)).status).toBe(400)
})

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari · iOS',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · macOS'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet · Android',
  ],
  ['curl/8.5.0', ''],
  ['', ''],
])('%s is told apart as %j', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
