import type { Locale } from '@/lib/i18n/config'
import en from '@/locales/en/styleguide.json'
import vi from '@/locales/vi/styleguide.json'

export type StyleguideWords = typeof vi
export type PartProps = { words: StyleguideWords; lang: Locale }

/** The page's words by language; the compiler holds English to the keys of Vietnamese. */
export const styleguideWords: Record<Locale, StyleguideWords> = { vi, en }
