import { findCommand } from './tools.ts'

// The shell without a window comes first: the same browser with a third less work.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** The browser of the tests: CHROMIUM_PATH, else an installed Chromium or Chrome, else the one inside an npm package. */
export const chromiumPath = async (): Promise<string> => {
  const chosen = process.env['CHROMIUM_PATH'] || findCommand(NAMES)
  if (chosen) return chosen
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

// In newer versions the address bar of every window is a page of its own: half of the work of a short test.
const NO_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

// Naming features replaces the list Playwright gives, so what matters of it is said again.
const FEATURES_OFF = [
  ...NO_ADDRESS_BAR,
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  // A page kept ready for the next visit, which a test never makes.
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
]

/** Flags for a sandboxed machine; the rest keeps the browser from calling its maker. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
]
