import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'

/** A size for reading: 127 kB. */
export const sizeText = (bytes: number, lang: Locale): string =>
  new Intl.NumberFormat(LOCALE_DETAILS[lang].intl, {
    style: 'unit',
    unit: 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  }).format(Math.ceil(bytes / 1000))
