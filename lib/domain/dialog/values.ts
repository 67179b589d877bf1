import type { Flow } from '../../contract/dialog-flow.ts'
import type { Locale } from '../../contract/enums.ts'

const INTL = { vi: 'vi-VN', en: 'en-GB' } as const

/** A value of a slot as a person reads it: a day with its weekday, money in groups, the label of what a list holds. */
export const readableValue = (flow: Flow, slot: string, value: string, language: Locale): string => {
  if (flow.slots[slot]?.entities.includes('money') && value)
    return `${Number(value).toLocaleString(INTL[language])}đ`
  if (/^\d{4}-\d{2}-\d{2}$/.test(value))
    return new Intl.DateTimeFormat(INTL[language], {
      weekday: 'long',
      day: '2-digit',
      month: '2-digit',
      timeZone: 'UTC',
    }).format(new Date(`${value}T00:00:00Z`))
  const listed = flow.lists.flatMap(({ items }) => items).find(({ id }) => id === value)
  return listed?.label[language] ?? value
}
