import type { Lang } from '@/lib/i18n/config'

/** What a page shows beside its own words (an API reference, prices, open jobs), as Markdown blocks; path → source. */
export const LIVE_MARKDOWN: Partial<Record<string, (lang: Lang) => Promise<string[]>>> = {}
