import { isInPortal } from '@/lib/domain/offer'
import type { Locale } from '@/lib/i18n/config'

/** The applications a signed-in visitor can be sent to; `aivoice` is the page on which AIVoice's own services are chosen. */
export const PORTAL_IDS = ['aicall', 'aivoice', 'tts', 'api', 'dubbing'] as const

export type PortalId = (typeof PORTAL_IDS)[number]

export type PortalFlag = 'new-sso-aicall-ai' | 'new-sso-aivoice-ai'

type PortalProduct = {
  id: PortalId
  /** The product line: whose colour it wears and which configured address it lives at. */
  line: 'aicall' | 'aivoice'
  path: (lang: Locale) => string
  /** While this flag is off, the product still keeps its own sign-in, and its front page is opened instead. */
  flag?: PortalFlag
}

const PRODUCTS: Record<PortalId, PortalProduct> = {
  aicall: {
    id: 'aicall',
    line: 'aicall',
    path: () => '/auth/aicall',
    flag: 'new-sso-aicall-ai',
  },
  aivoice: {
    id: 'aivoice',
    line: 'aivoice',
    path: (lang) => (lang === 'en' ? '/en/service-select' : '/service-select'),
    flag: 'new-sso-aivoice-ai',
  },
  tts: {
    id: 'tts',
    line: 'aivoice',
    path: () => '/studio/text-to-speech',
    flag: 'new-sso-aivoice-ai',
  },
  api: { id: 'api', line: 'aivoice', path: () => '/apps', flag: 'new-sso-aivoice-ai' },
  dubbing: {
    id: 'dubbing',
    line: 'aivoice',
    path: () => '/dubbing',
    flag: 'new-sso-aivoice-ai',
  },
}

/** Addresses of the product applications as configured; the only places the portal ever sends anybody to. */
export type AppAddresses = Readonly<Partial<Record<PortalProduct['line'], string | undefined>>>

/** Where a product is opened: with the shared sign-in, and at its front page; null when its address is not configured. */
export const portalTarget = (id: PortalId, lang: Locale, apps: AppAddresses) => {
  const { line, path, flag } = PRODUCTS[id]
  const app = apps[line]
  return app ? { address: app + path(lang), front: app, flag: flag ?? null } : null
}

export type PortalTarget = NonNullable<ReturnType<typeof portalTarget>>

// The page on which AIVoice's services are chosen is only reached by its address, and so is what is not open to everybody.
const isListed = (id: PortalId) => id !== 'aivoice' && isInPortal(id)

/** The products that lists show, in their order: only those open to everybody whose address is configured. */
export const listedProducts = (apps: AppAddresses) =>
  PORTAL_IDS.map((id) => PRODUCTS[id]).filter(({ id, line }) => isListed(id) && apps[line])

/** The product line of a portal product. */
export const lineOf = (id: PortalId) => PRODUCTS[id].line

/** The page on which a person keeps their API keys. */
export const KEYS_PATH = '/portal/api-keys'

/** The page on which a person sees what their programs are told. */
export const WEBHOOKS_PATH = '/portal/webhooks'

/** The path of a product's redirect screen. */
export const portalPath = (id: PortalId) => `/portal/${id}`

/** The page on which the team reads what was counted. */
export const STATS_PATH = '/portal/stats'
