'use client'

import { useEffect, useRef, useState } from 'react'
import { Countdown } from '@/components/ui/countdown'
import { useOffers } from './offers'
import { remainingParts, TIME_UNITS } from './remaining'

/** Days, hours, minutes and seconds to the end (ms since 1970, the server's time); ticks only while it can be seen, absent without script. */
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
        // The server's seconds are old before they arrive: the cells keep their place until the first tick.
        className={time === undefined ? 'invisible' : ''}
        parts={TIME_UNITS.map((unit) => ({ value: parts[unit], unit: t(`deal.units.${unit}`) }))}
      />
    </div>
  )
}
