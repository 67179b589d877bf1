import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'

/** The page that stands in for addresses which open nowhere. */
export const LEAVING_PATH = '/leaving'

/** Whether an address is a demo's: its host ends in .example, which is reserved and opens nowhere. */
export const isDemoAddress = (address: string) =>
  URL.canParse(address) && /(^|\.)example$/.test(new URL(address).hostname)

/** Where a link out of this site leads: to its address, or, where that is a demo's, to our page that says so. */
export const outward = (address: string, lang: Locale) =>
  isDemoAddress(address) ? `${href(LEAVING_PATH, lang)}?to=${encodeURIComponent(address)}` : address
