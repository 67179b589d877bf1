'use client'

import { useRef, useState, type ReactNode } from 'react'

type Option = { id: string; label: string; calls: readonly string[] }
type SampleChipsProps = { label: string; all: string; options: readonly Option[]; children: ReactNode }

const chip =
  'text-small font-strong border-rule-strong hover:bg-hover aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary inline-flex min-h-9 items-center rounded-full border px-3.5 pointer-coarse:min-h-11'

/** Filter chips over a server-rendered list: every row is in the HTML, those of other kinds are hidden. */
export const SampleChips = ({ label, all, options, children }: SampleChipsProps) => {
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string>()

  const choose = (option: Option | undefined) => {
    setChosen(option?.id)
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-player]') ?? []) {
      row.hidden = option !== undefined && !option.calls.includes(row.id)
    }
  }

  return (
    <div>
      <div role="group" aria-label={label} className="mb-6 flex flex-wrap gap-2">
        <button type="button" className={chip} aria-pressed={!chosen} onClick={() => choose(undefined)}>
          {all}
        </button>
        {options.map((option) => (
          <button key={option.id} type="button" className={chip} aria-pressed={option.id === chosen} onClick={() => choose(option)}>
            {option.label}
          </button>
        ))}
      </div>
      <div ref={list}>{children}</div>
    </div>
  )
}
