import type { Lang } from '@/lib/i18n/config'

const OPTIONS = {
  vi: ['vi-VN', { day: '2-digit', month: '2-digit', year: 'numeric' }],
  // Words, because 01/04/2027 is another day to an American.
  en: ['en-GB', { day: 'numeric', month: 'long', year: 'numeric' }],
} as const

/** A date of a job (`2027-03-31`) as people read it: `31/03/2027`, `31 March 2027`. */
export const jobDay = (date: string, lang: Lang) => {
  const [locale, options] = OPTIONS[lang]
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date))
}
