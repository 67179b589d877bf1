import type { Env } from './env.ts'

/** Where browsers send what they report: broken policies and errors of scripts. */
export const REPORTS_PATH = '/api/v1/reports'

type Addresses = Pick<
  Env,
  | 'SITE_URL'
  | 'ASSET_BASE_URL'
  | 'API_URL'
  | 'STORAGE_URL'
  | 'SOCKET_URL'
  | 'KEYCLOAK_URL'
  | 'GROWTHBOOK_API_HOST'
  | 'RECAPTCHA_SITE_KEY'
  | 'GTM_ID'
  | 'CHAT_WIDGET_URL'
  | 'NEWS_API_URL'
  | 'VOICE_API_URL'
  | 'DMCA_URL'
  | 'MOIT_BADGE_URL'
>

// Google's own names for what its scripts fetch; the second host of the captcha is for networks that do not reach the first.
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.recaptcha.net/recaptcha/']
const RECAPTCHA_SCRIPTS = [...RECAPTCHA, 'https://www.gstatic.com/recaptcha/']
const TAGS = 'https://www.googletagmanager.com'
const MEASURING = [TAGS, 'https://www.google-analytics.com', 'https://region1.google-analytics.com']

const originsOf = (addresses: readonly (string | undefined)[]) =>
  addresses.flatMap((address) => (address ? [new URL(address).origin] : []))

const line = (name: string, sources: readonly string[]) => `${name} ${[...new Set(sources)].join(' ')}`

/**
 * The content security policy of a page in an environment, as a function of the hashes of its inline scripts
 * (`'sha256-…'`): only they and files of the site run, and of other hosts those the environment names.
 */
export const contentPolicy = (env: Addresses): ((hashes: readonly string[]) => string) => {
  const assets = originsOf([env.ASSET_BASE_URL])
  const captcha = env.RECAPTCHA_SITE_KEY ? RECAPTCHA : []
  const captchaScripts = env.RECAPTCHA_SITE_KEY ? RECAPTCHA_SCRIPTS : []
  const measuring = env.GTM_ID ? MEASURING : []
  const chat = originsOf([env.CHAT_WIDGET_URL])
  const services = originsOf([env.API_URL, env.VOICE_API_URL, env.STORAGE_URL])
  const socket = originsOf([env.SOCKET_URL]).flatMap((origin) => [origin, origin.replace(/^http/, 'ws')])
  const signIn = originsOf([env.KEYCLOAK_URL])
  const badges = originsOf([env.DMCA_URL, env.MOIT_BADGE_URL])
  const ownStyles = chat.length + captcha.length === 0
  const sources: (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['style-src', ["'self'", "'unsafe-inline'", ...chat]],
    // Attributes carry widths and delays of drawings; elements come from files, but for those of a vendor's widget.
    ['style-src-elem', ["'self'", ...(ownStyles ? [] : ["'unsafe-inline'"]), ...chat]],
    ['style-src-attr', ["'unsafe-inline'"]],
    [
      'img-src',
      ["'self'", 'data:', ...assets, ...originsOf([env.NEWS_API_URL]), ...badges, ...measuring, ...chat],
    ],
    ['media-src', ["'self'", 'blob:', 'data:', ...assets, ...services]],
    ['font-src', ["'self'", ...assets]],
    [
      'connect-src',
      [
        "'self'",
        ...assets,
        ...services,
        ...socket,
        ...signIn,
        ...originsOf([env.GROWTHBOOK_API_HOST]),
        ...captcha,
        ...measuring,
        ...chat,
      ],
    ],
    ['frame-src', ["'self'", ...signIn, ...captcha, ...chat]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'self'"]],
    ['report-uri', [REPORTS_PATH]],
    ['report-to', ['reports']],
  ]
  const rest = sources.map(([name, list]) => line(name, list)).join('; ')
  const upgrade = env.SITE_URL.startsWith('https:') ? '; upgrade-insecure-requests' : ''
  return (hashes) =>
    `${line('script-src', ["'self'", ...hashes, ...captchaScripts, ...(env.GTM_ID ? [TAGS] : []), ...chat])}; ${rest}${upgrade}`
}

/** The headers of every answer that depend on the environment; `lib/env` is read once, at the start. */
export const environmentHeaders = ({ SITE_URL, ASSET_BASE_URL }: Addresses): Record<string, string> => ({
  // Files behind a content network are asked for by pages of another origin.
  'cross-origin-resource-policy': ASSET_BASE_URL ? 'cross-origin' : 'same-origin',
  'reporting-endpoints': `reports="${SITE_URL}${REPORTS_PATH}"`,
  ...(SITE_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
})
