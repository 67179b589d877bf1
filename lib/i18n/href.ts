import { PRODUCTS, type AiAgent, type ProductId } from '../contract/enums.ts'
import { LOCALES, LOCALE_DETAILS, type Locale } from './config.ts'

/** The address of a page path in a language: '/about-us' → '/about-us' (vi) or '/en/about-us' (en). */
export const href = (path: string, lang: Locale) => {
  const prefix = LOCALE_DETAILS[lang].prefix
  if (!prefix) return path
  return path === '/' ? prefix : `${prefix}${path}`
}

/** The page path of an address, without its language prefix; works on public and on rewritten (/vi/…) addresses. */
export const pagePath = (pathname: string) => {
  const lang = LOCALES.find((code) => pathname === `/${code}` || pathname.startsWith(`/${code}/`))
  const path = lang ? pathname.slice(lang.length + 1) || '/' : pathname
  // '//host' would be read as another host when it ends up in a redirect.
  return path.replace(/^\/{2,}/, '/')
}

/** The page that stands in for addresses which open nowhere. */
export const LEAVING_PATH = '/leaving'

/** Whether an address is a demo's: its host ends in .example, which is reserved and opens nowhere. */
export const isDemoAddress = (address: string) =>
  URL.canParse(address) && /(^|\.)example$/.test(new URL(address).hostname)

/** Where a link out of this site leads: to its address, or, where that is a demo's, to our page that says so. */
export const outward = (address: string, lang: Locale) =>
  isDemoAddress(address) ? `${href(LEAVING_PATH, lang)}?to=${encodeURIComponent(address)}` : address

/** The product a page path belongs to by its first segment. */
export const productOf = (path: string): ProductId | undefined =>
  PRODUCTS.find((id) => path === `/${id}` || path.startsWith(`/${id}/`))

/** The page of a voice or of the accent of a region. */
export const voicePath = (name: string) => `/aivoice/voices/${name}`

/** Where an AI agent is described: its anchor on the agents page. */
export const agentPath = (agent: AiAgent) => `/aicall/ai-agents#${agent}ai`
