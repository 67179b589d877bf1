'use client'

import { useSyncExternalStore } from 'react'
import { fillIn, formatDay, formatMoment } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/config'
import { officeStatus, replyBy } from './office-hours'

export type OfficeMessages = {
  open: string
  opensToday: string
  opensTomorrow: string
  opensOn: string
  /** What is added while the clock is known: by when a message sent now is answered. */
  replyBy: string
  days: readonly string[]
  /** Shown until the clock is known, and without script. */
  fallback: string
}

const TICK_MS = 20_000

const everyTick = (notify: () => void) => {
  const timer = setInterval(notify, TICK_MS)
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', notify)
  }
}

const DAY_MS = 24 * 3_600_000
const isoOf = (moment: number) => new Date(moment).toISOString()

const sentence = (now: number, messages: OfficeMessages, lang: Locale) => {
  const status = officeStatus(now)
  if (status.isOpen) return fillIn(messages.open, { time: status.time })
  const forms = [messages.opensToday, messages.opensTomorrow]
  return fillIn(forms[status.inDays] ?? messages.opensOn, {
    time: status.time,
    day: messages.days[status.day] ?? '',
    date: formatDay(isoOf(now + status.inDays * DAY_MS), lang),
  })
}

const thisMinute = () => Math.floor(Date.now() / 60_000)

type OfficeStateProps = { messages: OfficeMessages; lang: Locale }

/** “Open now” or “closed, opens …” by the clock of Hanoi, and by when a message is answered; the page itself is static and shows the hours. */
export const OfficeState = ({ messages, lang }: OfficeStateProps) => {
  const minute = useSyncExternalStore<number | null>(everyTick, thisMinute, () => null)
  if (minute === null) {
    return (
      <>
        <span>{messages.fallback}</span>
        {/* The line is kept free, so that nothing moves once the clock is known. */}
        <span className="block">&nbsp;</span>
      </>
    )
  }
  const now = minute * 60_000
  const { isOpen } = officeStatus(now)
  return (
    <>
      <span
        data-state={isOpen ? 'open' : 'closed'}
        className={isOpen ? 'font-strong text-success' : 'font-strong text-warning'}
      >
        {sentence(now, messages, lang)}
      </span>
      <span className="block" data-reply={isoOf(replyBy(now))}>
        {fillIn(messages.replyBy, { moment: formatMoment(isoOf(replyBy(now)), lang) })}
      </span>
    </>
  )
}
