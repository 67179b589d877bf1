'use client'

import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ChipButton, Chips } from '@/components/ui/chips'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import {
  choiceIn,
  fitsRow,
  NO_CHOICE,
  QUERY_NAME,
  rowOf,
  searchWith,
  type FilterChoice,
} from '@/features/audio/filter-rows'
import { fillIn } from '@/lib/i18n/format'
import { nextPaint } from '@/lib/next-paint'

export type Facet = {
  name: string
  label: string
  all: string
  look: 'chips' | 'select'
  options: readonly { value: string; label: string }[]
}
export type FilterMessages = { count: string; none: string; clear: string; search?: string }

type ListFilterProps = {
  facets: readonly Facet[]
  messages: FilterMessages
  /** How many rows the list has. */
  total: number
  /** Keeps the choice in the address, so that it can be sent to somebody. */
  inAddress?: boolean
  /** Other controls of the same list, in the row of its chips. */
  beside?: ReactNode
  children: ReactNode
}

const valuesOf = (facets: readonly Facet[]) =>
  Object.fromEntries(facets.map(({ name, options }) => [name, options.map(({ value }) => value)]))

/** What was typed and chosen before the page came alive. */
const typedIn = (bar: HTMLElement | null): FilterChoice => {
  const facets: Record<string, string> = {}
  for (const { name, value } of bar?.querySelectorAll('select') ?? []) if (value) facets[name] = value
  return { facets, query: bar?.querySelector<HTMLInputElement>('[type=search]')?.value ?? '' }
}

/** Filters over a server-rendered list: every row is in the HTML, those that do not fit are hidden; how many are left is said. */
export const ListFilter = ({
  facets,
  messages,
  total,
  inAddress = false,
  beside,
  children,
}: ListFilterProps) => {
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState(NO_CHOICE)
  const [count, setCount] = useState(total)

  const show = async (next: FilterChoice) => {
    setChoice(next)
    // The press is answered before the rows are: laying out a dozen more takes its time on a slow phone.
    await nextPaint()
    let fitting = 0
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-facets]') ?? []) {
      row.hidden = !fitsRow(rowOf(row), next)
      if (!row.hidden) fitting += 1
    }
    setCount(fitting)
    // What a choice finds must be seen, wherever in the list it stands: in a picture of its own.
    const rest = list.current?.querySelector<HTMLDetailsElement>('[data-list-rest]')
    if (!rest || rest.open || next === NO_CHOICE) return
    await nextPaint()
    rest.open = true
  }

  const choose = async (next: FilterChoice) => {
    const { pathname } = location
    await show(next)
    // Last, for the framework looks over its whole page then; and only where the visitor still is.
    if (!inAddress || location.pathname !== pathname) return
    const { search, hash } = location
    const names = facets.map(({ name }) => name)
    history.replaceState(history.state, '', pathname + searchWith(search, names, next) + hash)
  }

  const readInitial = useEffectEvent((): FilterChoice => {
    const linked = inAddress ? choiceIn(location.search, valuesOf(facets)) : NO_CHOICE
    const typed = typedIn(bar.current)
    return { facets: { ...linked.facets, ...typed.facets }, query: typed.query || linked.query }
  })
  const showInitial = useEffectEvent(show)
  // The address is read once; from then on it follows the choice.
  useEffect(() => {
    const initial = readInitial()
    if (!initial.query && Object.keys(initial.facets).length === 0) return undefined
    const frame = requestAnimationFrame(() => void showInitial(initial))
    return () => cancelAnimationFrame(frame)
  }, [])

  const pick = (name: string, value: string | undefined) => {
    const others = Object.entries(choice.facets).filter(([other]) => other !== name)
    void choose({ ...choice, facets: Object.fromEntries(value ? [...others, [name, value]] : others) })
  }

  return (
    <div>
      <div ref={bar} data-filter="" className="filter-bar mb-6 grid gap-4">
        <div className="grid grid-cols-2 gap-4 empty:hidden sm:grid-cols-[2fr_1fr_1fr]">
          {messages.search && (
            <Field id={`${id}q`} label={messages.search} className="max-sm:col-span-2">
              {(control) => (
                <div className="relative">
                  <Icon
                    of={IconSearch}
                    size={20}
                    className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-fg-3"
                  />
                  <Input
                    {...control}
                    type="search"
                    name={QUERY_NAME}
                    value={choice.query}
                    onChange={({ target }) => void choose({ ...choice, query: target.value })}
                    className="pl-10.5"
                  />
                </div>
              )}
            </Field>
          )}
          {facets
            .filter(({ look }) => look === 'select')
            .map(({ name, label, all, options }) => (
              <Field key={name} id={`${id}${name}`} label={label}>
                {(control) => (
                  <Select
                    {...control}
                    name={name}
                    value={choice.facets[name] ?? ''}
                    options={[{ value: '', label: all }, ...options]}
                    onChange={({ target }) => pick(name, target.value)}
                  />
                )}
              </Field>
            ))}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          {facets
            .filter(({ look }) => look === 'chips')
            .map(({ name, label, all, options }) => (
              <Chips key={name} label={label}>
                <ChipButton pressed={!choice.facets[name]} onClick={() => pick(name, undefined)}>
                  {all}
                </ChipButton>
                {options.map(({ value, label: optionLabel }) => (
                  <ChipButton
                    key={value}
                    pressed={choice.facets[name] === value}
                    onClick={() => pick(name, value)}
                  >
                    {optionLabel}
                  </ChipButton>
                ))}
              </Chips>
            ))}
          <p role="status" className="text-small text-fg-3">
            {count > 0 ? fillIn(messages.count, { n: count }) : messages.none}
          </p>
          {beside}
        </div>
        {count === 0 && (
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onClick={() => {
              void choose(NO_CHOICE)
              // This button goes away.
              bar.current?.querySelector<HTMLElement>('select, button')?.focus()
            }}
          >
            {messages.clear}
          </Button>
        )}
      </div>
      <div ref={list} hidden={count === 0}>
        {children}
      </div>
    </div>
  )
}
