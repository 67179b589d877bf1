import { LANGUAGES, type Lang } from '@/lib/i18n/config'

const OPTIONS = {
  vi: { day: '2-digit', month: '2-digit', year: 'numeric' },
  // Words, because 01/04/2023 is another day to an American.
  en: { day: 'numeric', month: 'long', year: 'numeric' },
} as const

const locale = (lang: Lang) => (lang === 'en' ? 'en-GB' : LANGUAGES[lang].intl)

/** A moment or a date (ISO 8601) as a day in Vietnam: `01/04/2023`, `1 April 2023`. */
export const formatDay = (iso: string, lang: Lang) =>
  new Intl.DateTimeFormat(locale(lang), { ...OPTIONS[lang], timeZone: 'Asia/Ho_Chi_Minh' }).format(
    new Date(iso),
  )
