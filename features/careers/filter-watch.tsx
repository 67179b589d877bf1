'use client'

import { useEffect, useRef, useState } from 'react'
import { fillIn } from '@/lib/i18n/format'

type FilterWatchProps = { names: readonly string[]; messages: { count: string; empty: string } }

const isShown = (row: HTMLElement) => row.offsetParent !== null

/** Keeps the chosen filters in the address and says how many rows are left; the filtering itself is CSS and needs no script. */
export const FilterWatch = ({ names, messages }: FilterWatchProps) => {
  const status = useRef<HTMLParagraphElement>(null)
  const [count, setCount] = useState<number>()

  useEffect(() => {
    const board = status.current?.parentElement
    const query = new URLSearchParams(location.search)
    const recount = () =>
      setCount([...(board?.querySelectorAll<HTMLElement>('[data-city]') ?? [])].filter(isShown).length)

    for (const radio of board?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []) {
      if (query.get(radio.name) !== radio.value) continue
      radio.checked = true
      requestAnimationFrame(recount)
    }

    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !names.includes(target.name)) return
      const url = new URL(location.href)
      if (target.value === 'all') url.searchParams.delete(target.name)
      else url.searchParams.set(target.name, target.value)
      history.replaceState(history.state, '', url)
      recount()
    }
    board?.addEventListener('change', onChange)
    return () => board?.removeEventListener('change', onChange)
  }, [names])

  return (
    <p ref={status} role="status" className="mt-5 min-h-6 text-small text-fg-3 noscript:hidden">
      {count === undefined ? '' : count === 0 ? messages.empty : fillIn(messages.count, { n: count })}
    </p>
  )
}
