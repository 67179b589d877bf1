import { LANGUAGES, type Lang } from '@/lib/i18n/config'

const TIE = '\u00A0'

const checked = (amount: number) => {
  if (!Number.isFinite(amount) || amount < 0) throw new RangeError(`not an amount of money: ${amount}`)
  return amount
}

const share = (percent: number) => Math.min(100, Math.max(0, percent)) / 100

const inDong = (amount: number, lang: Lang, digits: number) => {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const number = new Intl.NumberFormat(LANGUAGES[lang].intl, options).format(amount)
  return `${number}${TIE}${lang === 'vi' ? '₫' : 'VND'}`
}

/** A whole amount: `1.234.567 ₫` in Vietnamese, `1,234,567 VND` in English (the space does not break); throws on NaN and below zero. */
export const formatVnd = (vnd: number, lang: Lang) => inDong(Math.round(checked(vnd)), lang, 0)

/** The price of one unit, with two decimals where it is not whole: `0,33 ₫`, `88 ₫`; throws on NaN and below zero. */
export const formatUnitPrice = (vnd: number, lang: Lang) =>
  inDong(checked(vnd), lang, Number.isInteger(vnd) ? 0 : 2)

/** A count with the language's separators: `300.000`, `300,000`. */
export const formatCount = (count: number, lang: Lang) =>
  new Intl.NumberFormat(LANGUAGES[lang].intl).format(count)

/** What is left to pay of whole VND after a discount of 0 to 100 percent: whole VND, never below zero. */
export const afterDiscount = (vnd: number, percent: number) =>
  checked(vnd) - Math.round(checked(vnd) * share(percent))

/** Splits whole VND that include VAT into net and tax; the two always add up to the whole. */
export const splitVat = (grossVnd: number, vatPercent: number) => {
  const netVnd = Math.round((checked(grossVnd) * 100) / (100 + checked(vatPercent)))
  return { netVnd, vatVnd: grossVnd - netVnd }
}
