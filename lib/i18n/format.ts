import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'

const NO_BREAK_SPACE = '\u00A0'

// A page must fail loudly rather than show NaN or a price below zero.
const checkAmount = (amount: number) => {
  if (!Number.isFinite(amount) || amount < 0) throw new RangeError(`not an amount of money: ${amount}`)
  return amount
}

const formatAmount = (amount: number, lang: Locale, digits: number) => {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const number = new Intl.NumberFormat(LOCALE_DETAILS[lang].intl, options).format(amount)
  return `${number}${NO_BREAK_SPACE}${lang === 'vi' ? '₫' : 'VND'}`
}

/** A whole amount: `1.234.567 ₫` in Vietnamese, `1,234,567 VND` in English (the space does not break); throws on NaN and below zero. */
export const formatVnd = (vnd: number, lang: Locale) => formatAmount(Math.round(checkAmount(vnd)), lang, 0)

/** The price of one unit, with two decimals where it is not whole: `0,33 ₫`, `88 ₫`; throws on NaN and below zero. */
export const formatUnitPrice = (vnd: number, lang: Locale) =>
  formatAmount(checkAmount(vnd), lang, Number.isInteger(vnd) ? 0 : 2)

/** A count with the language's separators: `300.000`, `300,000`. */
export const formatCount = (count: number, lang: Locale) =>
  new Intl.NumberFormat(LOCALE_DETAILS[lang].intl).format(count)

const TIME_ZONE = 'Asia/Ho_Chi_Minh'

const DATE_OPTIONS = {
  vi: { day: '2-digit', month: '2-digit', year: 'numeric' },
  // Words, because 01/04/2023 is another day to an American.
  en: { day: 'numeric', month: 'long', year: 'numeric' },
} as const

const dateLocale = (lang: Locale) => (lang === 'en' ? 'en-GB' : LOCALE_DETAILS[lang].intl)

/** A moment or a date (ISO 8601) as a day in Vietnam: `01/04/2023`, `1 April 2023`; throws on what is no date. */
export const formatDay = (date: string, lang: Locale) =>
  new Intl.DateTimeFormat(dateLocale(lang), { ...DATE_OPTIONS[lang], timeZone: TIME_ZONE }).format(
    new Date(date),
  )

/** A moment (ISO 8601) as clock time and day in Vietnam: `23:59, 31/01/2027`, `23:59, 31 January 2027`. */
export const formatMoment = (date: string, lang: Locale) => {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONE } as const
  return `${new Intl.DateTimeFormat(dateLocale(lang), time).format(new Date(date))}, ${formatDay(date, lang)}`
}

/** Fills the `{name}` placeholders of a message: 'Còn {n} lượt' with {n: 3} → 'Còn 3 lượt'. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
