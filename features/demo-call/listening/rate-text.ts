import { LANGUAGES, type Lang } from '@/lib/i18n/config'

/** A speed as people write it: 0,8 in Vietnamese, 0.8 in English. */
export const rateText = (rate: number, lang: Lang) =>
  rate.toLocaleString(LANGUAGES[lang].intl, { minimumFractionDigits: 0, maximumFractionDigits: 1 })
