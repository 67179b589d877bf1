import { LANGUAGES, type Lang } from '@/lib/i18n/config'

/** A size for reading: 127 kB. */
export const sizeText = (bytes: number, lang: Lang): string =>
  new Intl.NumberFormat(LANGUAGES[lang].intl, {
    style: 'unit',
    unit: 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: 0,
  }).format(Math.ceil(bytes / 1000))
