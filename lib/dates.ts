import { LOCALE_DETAILS, type Locale } from '@/lib/i18n/config'

const ZONE = 'Asia/Ho_Chi_Minh'

const DAY = {
  vi: { day: '2-digit', month: '2-digit', year: 'numeric' },
  // Words, because 01/04/2023 is another day to an American.
  en: { day: 'numeric', month: 'long', year: 'numeric' },
} as const

const locale = (lang: Locale) => (lang === 'en' ? 'en-GB' : LOCALE_DETAILS[lang].intl)

/** A moment or a date (ISO 8601) as a day in Vietnam: `01/04/2023`, `1 April 2023`; throws on what is no date. */
export const formatDay = (date: string, lang: Locale) =>
  new Intl.DateTimeFormat(locale(lang), { ...DAY[lang], timeZone: ZONE }).format(new Date(date))

/** A moment (ISO 8601) as clock time and day in Vietnam: `23:59, 31/01/2027`, `23:59, 31 January 2027`. */
export const formatMoment = (date: string, lang: Locale) => {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: ZONE } as const
  return `${new Intl.DateTimeFormat(locale(lang), time).format(new Date(date))}, ${formatDay(date, lang)}`
}
