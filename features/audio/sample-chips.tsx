'use client'

import { useRef, useState, type ReactNode } from 'react'
import { ChipButton, Chips } from '@/components/ui/chips'

type Option = { id: string; label: string; calls: readonly string[] }
type SampleChipsProps = { label: string; all: string; options: readonly Option[]; children: ReactNode }

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
      <Chips label={label} className="mb-6">
        <ChipButton pressed={!chosen} onClick={() => choose(undefined)}>
          {all}
        </ChipButton>
        {options.map((option) => (
          <ChipButton key={option.id} pressed={option.id === chosen} onClick={() => choose(option)}>
            {option.label}
          </ChipButton>
        ))}
      </Chips>
      <div ref={list}>{children}</div>
    </div>
  )
}
