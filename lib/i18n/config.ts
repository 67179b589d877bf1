/** The one list of languages: code, its own name, HTML and Open Graph tags, the crawlable prefix of its addresses. */
export const LANGUAGES = {
  vi: { code: 'vi', short: 'VI', name: 'Tiếng Việt', ogLocale: 'vi_VN', intl: 'vi-VN', prefix: '' },
  en: { code: 'en', short: 'EN', name: 'English', ogLocale: 'en_US', intl: 'en-US', prefix: '/en' },
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
