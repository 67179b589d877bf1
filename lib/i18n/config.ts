/** The one list of languages: code, icon, short and full name, HTML and Open Graph tags, separators of its numbers, the crawlable prefix of its addresses. */
export const LOCALE_DETAILS = {
  vi: {
    code: 'vi',
    // A letter the other language does not have, drawn in a 20 × 20 box: a flag would be a country.
    icon: 'M13.5 3v13.5M13.5 12.6a4 4 0 1 1-8 0 4 4 0 0 1 8 0M9.5 5.6h7',
    short: 'VI',
    name: 'Tiếng Việt',
    ogLocale: 'vi_VN',
    intl: 'vi-VN',
    thousands: '.',
    decimals: ',',
    prefix: '',
  },
  en: {
    code: 'en',
    icon: 'M2.8 7 6.4 16 10 7.4 13.6 16 17.2 7',
    short: 'EN',
    name: 'English',
    ogLocale: 'en_US',
    intl: 'en-US',
    thousands: ',',
    decimals: '.',
    prefix: '/en',
  },
} as const

export type Locale = keyof typeof LOCALE_DETAILS

export const LOCALES = ['vi', 'en'] as const satisfies readonly Locale[]
export const DEFAULT_LOCALE: Locale = 'vi'
export const FALLBACK_LOCALE: Locale = 'en'

export const LOCALE_COOKIE = { name: 'lng', maxAgeMs: 31_536_000_000, path: '/' } as const

export const isLocale = (value: unknown): value is Locale => LOCALES.some((lang) => lang === value)

/** The language of a route parameter; throws when the segment is none of ours (the router never lets one through). */
export const asLocale = (value: string): Locale => {
  if (isLocale(value)) return value
  throw new Error(`unknown language segment: ${value}`)
}

export const otherLocale = (lang: Locale): Locale => (lang === 'vi' ? 'en' : 'vi')

/** The same items with those in the page's language in front; each half keeps its order. */
export const ownLanguageFirst = <Item extends { language: string }>(
  items: readonly Item[],
  lang: string,
): Item[] => [
  ...items.filter(({ language }) => language === lang),
  ...items.filter(({ language }) => language !== lang),
]
