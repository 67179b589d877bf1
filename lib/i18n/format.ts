import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'

const NO_BREAK_SPACE = '\u00A0'

// A page must fail loudly rather than show NaN or a price below zero.
const checkAmount = (amount: number) => {
  if (!Number.isFinite(amount) || amount < 0) throw new RangeError(`not an amount of money: ${amount}`)
  return amount
}

/** As `Intl.NumberFormat` writes it, whose first use takes a slow phone 60 ms: prices are read while a page comes alive. */
const formatNumber = (value: number, lang: Locale, digits: number) => {
  const { thousands, decimals } = LOCALE_DETAILS[lang]
  const [whole = '', fraction] = value.toFixed(digits).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands)
  return fraction ? `${grouped}${decimals}${fraction}` : grouped
}

const formatAmount = (amount: number, lang: Locale, digits: number) =>
  `${formatNumber(amount, lang, digits)}${NO_BREAK_SPACE}${lang === 'vi' ? '₫' : 'VND'}`

/** A whole amount: `1.234.567 ₫` in Vietnamese, `1,234,567 VND` in English (the space does not break); throws on NaN and below zero. */
export const formatVnd = (vnd: number, lang: Locale) => formatAmount(Math.round(checkAmount(vnd)), lang, 0)

/** The price of one unit, with two decimals where it is not whole: `0,33 ₫`, `88 ₫`; throws on NaN and below zero. */
export const formatUnitPrice = (vnd: number, lang: Locale) =>
  formatAmount(checkAmount(vnd), lang, Number.isInteger(vnd) ? 0 : 2)

const MOST_DECIMALS = 3

/** A number with the decimals it has, three at most, `least` or more: `0,75`, `1,0`. */
export const formatDecimal = (value: number, lang: Locale, least = 0) => {
  const [, decimals = ''] = String(Number(value.toFixed(MOST_DECIMALS))).split('.')
  return formatNumber(value, lang, Math.max(least, decimals.length))
}

/** A count with the language's separators: `300.000`, `300,000`; what is not whole (a discount of 12.5 per cent) keeps its decimals. */
export const formatCount = (count: number, lang: Locale) => formatDecimal(count, lang)

// All year round, since 1975.
const VIETNAM_AHEAD_MS = 7 * 60 * 60 * 1000

/** A moment or a date (ISO 8601) as the calendar and clock in Vietnam show it, in ISO's form; throws on what is no date. */
const inVietnam = (date: string) => new Date(new Date(date).getTime() + VIETNAM_AHEAD_MS).toISOString()

const dayOf = (iso: string, lang: Locale) => {
  const [year, month, day] = iso.slice(0, 10).split('-')
  if (lang === 'vi') return `${day}/${month}/${year}`
  // Words, because 01/04/2023 is another day to an American.
  const words = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', words).format(new Date(iso))
}

/** A moment or a date (ISO 8601) as a day in Vietnam: `01/04/2023`, `1 April 2023`; throws on what is no date. */
export const formatDay = (date: string, lang: Locale) => dayOf(inVietnam(date), lang)

/** A moment (ISO 8601) as clock time and day in Vietnam: `23:59, 31/01/2027`, `23:59, 31 January 2027`. */
export const formatMoment = (date: string, lang: Locale) => {
  const iso = inVietnam(date)
  return `${iso.slice(11, 16)}, ${dayOf(iso, lang)}`
}

/** Fills the `{name}` placeholders of a message: 'Còn {n} lượt' with {n: 3} → 'Còn 3 lượt'. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
