import { defineConfig, devices } from 'playwright/test'
import { CHROMIUM_FLAGS } from './scripts/lib/chromium.ts'
import { firefoxLaunch } from './scripts/browsers/find.ts'

const executablePath = process.env['CHROMIUM_PATH']
const firefox = process.env['E2E_FIREFOX']
const FIREFOX_TESTS = ['shell', 'language', 'menus', 'search', 'browsers']

export default defineConfig({
  testDir: 'e2e',
  // A folder of its own: it is emptied at the start, and what other runs found lies beside it.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // One more than the cores it has to do with: calls are waited for, mostly.
  workers: 3,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env['SITE_URL'],
    launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS },
    trace: 'off',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      testIgnore: /stopped|stack|faults|tracing|browsers/,
      grepInvert: /@phone-only/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, locale: 'vi-VN' },
      grep: /@phone/,
    },
    {
      name: 'stopped',
      use: devices['Desktop Chrome'],
      testMatch: /stopped\.spec/,
      dependencies: ['desktop', 'phone'],
    },
    // Starts a site of its own on the same build, which two must not share.
    { name: 'tracing', testMatch: /tracing\.spec/, dependencies: ['stopped'] },
    // `npm run test:browsers`.
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: FIREFOX_TESTS.map((name) => `${name}.spec.ts`),
            grepInvert: /@chromium/,
            use: {
              browserName: 'firefox' as const,
              viewport: { width: 1440, height: 900 },
              launchOptions: firefoxLaunch(firefox),
            },
          },
        ]
      : []),
    // It draws without a graphics card here, a page in several seconds.
    ...(process.env['E2E_WEBKIT']
      ? [{ name: 'webkitgtk', testMatch: /browsers\.spec/, timeout: 120_000 }]
      : []),
    // Starts servers of its own: `npm run test:stack`.
    ...(process.env['FAULTS'] ? [{ name: 'faults', testMatch: /faults\.spec/ }] : []),
    ...(process.env['STACK'] ? [{ name: 'stack', testMatch: /stack\.spec/ }] : []),
  ],
})
