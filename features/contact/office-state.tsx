'use client'

import { useSyncExternalStore } from 'react'
import { fillIn } from '@/lib/i18n/format'
import { officeStatus } from './office-hours'

type OfficeMessages = {
  open: string
  opensToday: string
  opensTomorrow: string
  opensOn: string
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

const sentence = (now: number, messages: OfficeMessages) => {
  const status = officeStatus(now)
  if (status.isOpen) return fillIn(messages.open, { time: status.time })
  const forms = [messages.opensToday, messages.opensTomorrow]
  return fillIn(forms[status.inDays] ?? messages.opensOn, {
    time: status.time,
    day: messages.days[status.day] ?? '',
  })
}

const thisMinute = () => Math.floor(Date.now() / 60_000)

/** “Open now” or “closed, opens …” by the clock of Hanoi, kept current; the page itself is static and shows the hours. */
export const OfficeState = ({ messages }: { messages: OfficeMessages }) => {
  const minute = useSyncExternalStore<number | null>(everyTick, thisMinute, () => null)
  if (minute === null) return <span>{messages.fallback}</span>
  const now = minute * 60_000
  const { isOpen } = officeStatus(now)
  return (
    <span
      data-state={isOpen ? 'open' : 'closed'}
      className={isOpen ? 'font-strong text-success' : 'font-strong text-warning'}
    >
      {sentence(now, messages)}
    </span>
  )
}
