'use client'

import { useEffect, useRef, useState } from 'react'
import { Countdown } from '@/components/ui/countdown'
import { useOffers } from './offers'

/** Days, hours and minutes to the end (ms since 1970, the server's time); ticks only while it can be seen, absent without script. */
export const DealClock = ({ end }: { end: number }) => {
  const { t, now, offset } = useOffers()
  const box = useRef<HTMLDivElement>(null)
  const [time, setTime] = useState<number>()

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const stop = () => clearInterval(timer)
    const tick = () => setTime(Date.now() + offset)
    const run = (isSeen: boolean) => {
      stop()
      if (!isSeen || document.hidden) return
      tick()
      timer = setInterval(tick, 1_000)
    }
    let isInView = true
    const view = new IntersectionObserver(([entry]) => run((isInView = entry?.isIntersecting ?? true)))
    const onVisibility = () => run(isInView)
    if (box.current) view.observe(box.current)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      stop()
      view.disconnect()
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [offset])

  const parts = remainingParts(end - (time ?? now))
  return (
    <div ref={box} className="noscript:hidden">
      <Countdown
        label={t('deal.left')}
        // The server's minutes may be old before they arrive: the cells keep their place until the first tick.
        className={time === undefined ? 'invisible' : ''}
        parts={TIME_UNITS.map((unit) => ({ value: parts[unit], unit: t(`deal.units.${unit}`) }))}
      />
    </div>
  )
}

export const TIME_UNITS = ['days', 'hours', 'minutes'] as const

const SECOND = 1_000
const SIZES = { days: 86_400 * SECOND, hours: 3_600 * SECOND, minutes: 60 * SECOND }

/** What is left of a time in ms as days, hours and minutes; started minutes count, and never below zero. */
export const remainingParts = (ms: number) => {
  const whole = Math.ceil(Math.max(0, ms) / SIZES.minutes) * SIZES.minutes
  return {
    days: Math.floor(whole / SIZES.days),
    hours: Math.floor((whole % SIZES.days) / SIZES.hours),
    minutes: Math.floor((whole % SIZES.hours) / SIZES.minutes),
  }
}
