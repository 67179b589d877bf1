/** The one list of languages: code, icon, short and full name, HTML and Open Graph tags, the crawlable prefix of its addresses. */
export const LANGUAGES = {
  vi: {
    code: 'vi',
    // How it sounds, drawn in a 20 × 20 box, because a flag is a country: a tone that dips and rises.
    icon: 'M3 9.5c1.4 5 4.2 5.6 6.2 1.6S12.6 4.6 17 4.2M10 16.4v.1',
    short: 'VI',
    name: 'Tiếng Việt',
    ogLocale: 'vi_VN',
    intl: 'vi-VN',
    prefix: '',
  },
  en: {
    code: 'en',
    // One syllable that is stressed among others that are not.
    icon: 'M3.5 11.5v-3M8 15V5M12.5 11.5v-3M17 13V7',
    short: 'EN',
    name: 'English',
    ogLocale: 'en_US',
    intl: 'en-US',
    prefix: '/en',
  },
} as const

export type Lang = keyof typeof LANGUAGES

export const LANGS = ['vi', 'en'] as const satisfies readonly Lang[]
export const DEFAULT_LANG: Lang = 'vi'
export const FALLBACK_LANG: Lang = 'en'

export const LANGUAGE_COOKIE = { name: 'lng', maxAgeMs: 31_536_000_000, path: '/' } as const

export const isLang = (value: unknown): value is Lang => LANGS.some((lang) => lang === value)

/** The language of a route parameter; throws when the segment is none of ours (the router never lets one through). */
export const asLang = (value: string): Lang => {
  if (isLang(value)) return value
  throw new Error(`unknown language segment: ${value}`)
}

export const otherLang = (lang: Lang): Lang => (lang === 'vi' ? 'en' : 'vi')
