'use client'

import { useEffect, useRef, useState } from 'react'
import { fillIn } from '@/lib/i18n/format'

type FilterWatchProps = { names: readonly string[]; messages: { count: string; empty: string } }

const isShown = (row: HTMLElement) => row.offsetParent !== null

/** Keeps the chosen filters in the address and says how many rows are left; the filtering itself is CSS and needs no script. */
export const FilterWatch = ({ names, messages }: FilterWatchProps) => {
  const mark = useRef<HTMLParagraphElement>(null)
  const [shown, setShown] = useState<number>()

  useEffect(() => {
    const board = mark.current?.parentElement
    const asked = new URLSearchParams(location.search)
    const count = () =>
      setShown([...(board?.querySelectorAll<HTMLElement>('[data-city]') ?? [])].filter(isShown).length)

    for (const radio of board?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []) {
      if (asked.get(radio.name) !== radio.value) continue
      radio.checked = true
      requestAnimationFrame(count)
    }

    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !names.includes(target.name)) return
      const url = new URL(location.href)
      if (target.value === 'all') url.searchParams.delete(target.name)
      else url.searchParams.set(target.name, target.value)
      history.replaceState(history.state, '', url)
      count()
    }
    board?.addEventListener('change', onChange)
    return () => board?.removeEventListener('change', onChange)
  }, [names])

  return (
    <p ref={mark} role="status" className="mt-5 min-h-6 text-small text-fg-3 noscript:hidden">
      {shown === undefined ? '' : shown === 0 ? messages.empty : fillIn(messages.count, { n: shown })}
    </p>
  )
}
