import type { Locale } from '@/lib/i18n/config'

export const FEED_FORMATS = ['xml', 'json'] as const

export type FeedFormat = (typeof FEED_FORMATS)[number]

/** The path of a feed of the news: /feeds/vi.xml. */
export const feedPath = (lang: Locale, format: FeedFormat) => `/feeds/${lang}.${format}`
