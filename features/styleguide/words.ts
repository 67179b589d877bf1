import type { Lang } from '@/lib/i18n/config'
import en from '@/locales/en/styleguide.json'
import vi from '@/locales/vi/styleguide.json'

export type StyleguideWords = typeof vi
export type PartProps = { words: StyleguideWords; lang: Lang }

/** The page's words by language; the compiler holds English to the keys of Vietnamese. */
export const styleguideWords: Record<Lang, StyleguideWords> = { vi, en }
