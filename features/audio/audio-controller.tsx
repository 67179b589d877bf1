'use client'
import { useEffect } from 'react'

const CONTROLS = '[data-player], [data-line], [data-speed]'

/** Mounted once in the layout: makes the server-rendered `[data-player]` elements of every page play, from when somebody comes near one. */
export function AudioController() {
  useEffect(() => {
    const approach = new AbortController()
    let press: Event | undefined
    let stop = () => {}
    const wake = async (event: Event) => {
      const control = event.target instanceof Element && event.target.closest<HTMLElement>(CONTROLS)
      if (!control) return
      const isPress = event.type === 'click' || event.type === 'input'
      if (isPress) press = event
      const driver = await import('./drive-players').catch(() => undefined)
      if (approach.signal.aborted) return
      if (driver) {
        approach.abort()
        stop = driver.drivePlayers({ press })
      } else if (isPress && control.dataset.player !== undefined) control.dataset.state = 'error'
    }
    for (const type of ['pointerover', 'focusin', 'click', 'input'])
      document.addEventListener(type, (event) => void wake(event), { signal: approach.signal })
    // From now on a press is answered; the one that `early-play.ts` noted is made again.
    document.documentElement.dataset['players'] = ''
    document.querySelector<HTMLElement>('[data-pressed] [data-play]')?.click()
    return () => {
      approach.abort()
      stop()
    }
  }, [])
  return null
}
