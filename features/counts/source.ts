import { VISIT_SOURCES, type VisitSource } from '@/lib/contract/enums'

const HOSTS: Partial<Record<VisitSource, RegExp>> = {
  google: /(^|\.)google\.[a-z.]+$/,
  bing: /(^|\.)bing\.com$/,
  coccoc: /(^|\.)coccoc\.com$/,
  facebook: /(^|\.)(facebook\.com|fb\.me|messenger\.com)$/,
  zalo: /(^|\.)(zalo\.me|zaloapp\.com)$/,
  tiktok: /(^|\.)tiktok\.com$/,
  youtube: /(^|\.)(youtube\.com|youtu\.be)$/,
  linkedin: /(^|\.)(linkedin\.com|lnkd\.in)$/,
  chatgpt: /(^|\.)(chatgpt\.com|openai\.com)$/,
}

/**
 * Where a visitor came from, by the page before or else by `utm_source` (apps tell no page before): only which of a few, never the
 * address. Null where they come from a page of ours.
 */
export const sourceOf = (referrer: string, address: URL): VisitSource | null => {
  const named = address.searchParams.get('utm_source')?.toLowerCase()
  const known = VISIT_SOURCES.find((source) => source === named)
  if (known) return known
  if (!URL.canParse(referrer)) return named ? 'other' : 'direct'
  const { origin, hostname } = new URL(referrer)
  if (origin === address.origin) return null
  return VISIT_SOURCES.find((source) => HOSTS[source]?.test(hostname)) ?? 'other'
}
