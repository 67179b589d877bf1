'use client'
import { useId, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react'
import { tabListClass } from './tab-links'

type TabItem = { id: string; label: string; panel: ReactNode }
export type TabsProps = {
  label: string
  items: readonly TabItem[]
  /** The tab shown first; the server sets it from `?tab=` where the page is dynamic. */
  initial?: string
  /** The query parameter that holds the tab; `null` keeps the address as it is. */
  param?: string | null
  listClassName?: string
  panelClassName?: string
}

const steps: Record<string, (from: number, count: number) => number> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function onHistory(notify: () => void) {
  addEventListener('popstate', notify)
  return () => removeEventListener('popstate', notify)
}

/** A tab list whose tabs are links to `?tab=…`; without script every panel is shown. */
export function Tabs({ label, items, initial, param = 'tab', listClassName, panelClassName }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState<string>()
  // The server does not know the address of a static page, so the first paint shows `initial`.
  const fromAddress = useSyncExternalStore(
    onHistory,
    () => param && new URLSearchParams(location.search).get(param),
    () => null,
  )
  const active = picked ?? items.find(({ id }) => id === fromAddress)?.id ?? initial ?? items[0]?.id

  function show(id: string) {
    setPicked(id)
    if (!param) return
    const url = new URL(location.href)
    url.searchParams.set(param, id)
    history.replaceState(history.state, '', url)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    const from = items.findIndex(({ id }) => id === active)
    const next = step && items[step(from, items.length)]
    if (!next) return
    event.preventDefault()
    show(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }

  return (
    <div data-slot="tabs">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={listClassName ?? tabListClass}
      >
        {items.map(({ id, label: text }) => (
          <a
            key={id}
            role="tab"
            id={`${base}-tab-${id}`}
            data-tab={id}
            href={param ? `?${param}=${id}` : `#${base}-panel-${id}`}
            aria-selected={id === active}
            aria-controls={`${base}-panel-${id}`}
            tabIndex={id === active ? 0 : -1}
            className="tab"
            onClick={(event) => {
              event.preventDefault()
              show(id)
            }}
          >
            {text}
          </a>
        ))}
      </div>
      {items.map(({ id, panel }) => (
        <div
          key={id}
          role="tabpanel"
          data-slot="tab-panel"
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          data-state={id === active ? 'active' : 'inactive'}
          className={panelClassName}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
