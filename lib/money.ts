import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'

const TIE = '\u00A0'

// A page must fail loudly rather than show NaN or a price below zero.
const shown = (amount: number) => {
  if (!Number.isFinite(amount) || amount < 0) throw new RangeError(`not an amount of money: ${amount}`)
  return amount
}

const inDong = (amount: number, lang: Locale, digits: number) => {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const number = new Intl.NumberFormat(LOCALE_DETAILS[lang].intl, options).format(amount)
  return `${number}${TIE}${lang === 'vi' ? '₫' : 'VND'}`
}

/** A whole amount: `1.234.567 ₫` in Vietnamese, `1,234,567 VND` in English (the space does not break); throws on NaN and below zero. */
export const formatVnd = (vnd: number, lang: Locale) => inDong(Math.round(shown(vnd)), lang, 0)

/** The price of one unit, with two decimals where it is not whole: `0,33 ₫`, `88 ₫`; throws on NaN and below zero. */
export const formatUnitPrice = (vnd: number, lang: Locale) =>
  inDong(shown(vnd), lang, Number.isInteger(vnd) ? 0 : 2)

/** A count with the language's separators: `300.000`, `300,000`. */
export const formatCount = (count: number, lang: Locale) =>
  new Intl.NumberFormat(LOCALE_DETAILS[lang].intl).format(count)
