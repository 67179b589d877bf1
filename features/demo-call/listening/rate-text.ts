import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'

/** A speed as people write it: 0,8 in Vietnamese, 0.8 in English. */
export const rateText = (rate: number, lang: Locale) =>
  rate.toLocaleString(LOCALE_DETAILS[lang].intl, { minimumFractionDigits: 0, maximumFractionDigits: 1 })
