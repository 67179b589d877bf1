/** The records that say which browser a session began in. */
export const DEVICE_MODEL = 'Device'

// In this order: most browsers name those they are made of as well.
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Cốc Cốc', /\bcoc_coc_browser\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const SYSTEMS: [string, RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** A browser and its system by name, such as `Chrome · Windows`, as its `User-Agent` tells; empty when it tells neither. */
export const describeDevice = (userAgent: string): string =>
  [BROWSERS, SYSTEMS]
    .flatMap((kinds) => kinds.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? [])
    .join(' · ')
