import type { Locale } from '../../lib/contract/enums.ts'

/** A text with its `{{name}}` placeholders filled. */
export const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '')

const TAGS = { vi: 'vi-VN', en: 'en-GB' }

/** A moment as it is read in a letter: day, hour and minute in Vietnam, whose zone is named. */
export const formatTime = (moment: Date, locale: Locale): string => {
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Ho_Chi_Minh' } as const
  return `${new Intl.DateTimeFormat(TAGS[locale], style).format(moment)} (GMT+7)`
}
