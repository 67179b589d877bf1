import type { Locale } from '@/lib/i18n/config'
import en from '@/locales/en/styleguide.json'
import vi from '@/locales/vi/styleguide.json'

export type StyleguideMessages = typeof vi
export type PartProps = { messages: StyleguideMessages; lang: Locale }

/** The page's messages by language; the compiler holds English to the keys of Vietnamese. */
export const styleguideMessages: Record<Locale, StyleguideMessages> = { vi, en }
