import type { Locale } from '../../lib/contract/enums.ts'

/** A text with its `{{name}}` placeholders filled. */
export const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '')

const PARTS = {
  year: 'numeric',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Ho_Chi_Minh',
} as const

const FORMATS = {
  vi: new Intl.DateTimeFormat('vi-VN', { ...PARTS, month: '2-digit' }),
  en: new Intl.DateTimeFormat('en-GB', { ...PARTS, month: 'long' }),
}

/** A moment as it is read in a letter: day, hour and minute in Vietnam, whose zone is named. */
export const formatTime = (moment: Date, locale: Locale): string =>
  `${FORMATS[locale].format(moment)} (GMT+7)`
