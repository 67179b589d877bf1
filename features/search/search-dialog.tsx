'use client'

import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import { SEARCH_PATH, type Catalogue } from '@/features/search/catalogue'
import { LONGEST_QUERY, type Found } from '@/features/search/engine'
import { FoundText } from '@/features/search/found-text'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'
import { href } from '@/lib/i18n/href'

const MOST = 8
const LIST = 'search-results'
const optionId = (at: number) => `${LIST}-${at}`

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

type OptionProps = {
  found: Found
  at: number
  query: string
  isActive: boolean
  kind: string
  onPoint: (at: number) => void
}

const Option = ({ found, at, query, isActive, kind, onPoint }: OptionProps) => (
  <a
    id={optionId(at)}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    href={found.href}
    onPointerMove={() => onPoint(at)}
    className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 rounded-md px-3 py-2.5 aria-selected:bg-hover"
  >
    <span className="font-strong">{found.title}</span>
    <span className="text-small text-fg-3">{kind}</span>
    <span className="col-span-2 line-clamp-2 text-small text-fg-2">
      {found.kind !== 'page' && found.kind !== 'guide' && found.page && `${found.page} · `}
      <FoundText found={found} query={query} />
    </span>
  </a>
)

type SearchDialogProps = Pick<Catalogue, 'messages' | 'starts'> & {
  lang: Locale
  search: (query: string) => Promise<readonly Found[]>
  onClose: () => void
}

/** Search over the page: a combobox whose list are links; Escape, the cross and a press beside it close it. */
export const SearchDialog = ({ lang, messages, starts, search, onClose }: SearchDialogProps) => {
  const [query, setQuery] = useState('')
  const [last, setLast] = useState({ query: '', found: starts })
  const [active, setActive] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  const asked = query.trim()
  useEffect(() => {
    if (!asked) return
    let isLast = true
    void search(asked).then((found) => {
      if (!isLast) return
      setLast({ query: asked, found })
      setActive(0)
    })
    return () => {
      isLast = false
    }
  }, [asked, search])
  // What was found for the letters before stands until the next answer is there.
  const answered = asked ? last.query : ''
  const isAnswered = answered === asked
  const all = answered ? last.found : starts
  const shown = all.slice(0, MOST)
  const isNothing = asked && isAnswered && !shown.length
  const close = () => dialog.current?.close()

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step && shown.length) {
      event.preventDefault()
      const next = (active + step + shown.length) % shown.length
      setActive(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    }
    // A Vietnamese word that is still being composed ends with Enter too.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && isAnswered && shown.length) {
      event.preventDefault()
      document.getElementById(optionId(active))?.click()
    }
  }
  const ask = (value: string) => {
    setQuery(value)
    setActive(0)
  }
  const count = fillIn(all.length === 1 ? messages.count.one : messages.count.other, { n: all.length })
  const address = `${href(SEARCH_PATH, lang)}?q=${encodeURIComponent(asked)}`

  return (
    <dialog
      ref={dialog}
      className="dialog search-dialog"
      aria-label={messages.title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || (target instanceof Element && target.closest('a'))) close()
      }}
    >
      <div className="grid max-h-[inherit] grid-rows-[auto_minmax(0,1fr)_auto]">
        <form
          role="search"
          action={href(SEARCH_PATH, lang)}
          className="flex items-center gap-2 border-b border-rule py-2 pr-2 pl-4"
        >
          <Icon of={IconSearch} className="text-fg-3" />
          <input
            autoFocus
            name="q"
            role="combobox"
            aria-label={messages.label}
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={LIST}
            aria-activedescendant={shown.length ? optionId(active) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={LONGEST_QUERY}
            placeholder={messages.placeholder}
            value={query}
            onChange={({ target }) => ask(target.value)}
            onKeyDown={onKeyDown}
            className="h-12 min-w-0 flex-1 bg-transparent text-ui outline-none placeholder:text-fg-3"
          />
          <button type="button" aria-label={messages.close} onClick={close} className="icon-button">
            <Icon of={IconX} />
          </button>
        </form>
        <div className="grid min-h-0">
          <p
            role="status"
            data-nothing-found={isNothing ? asked : undefined}
            className={isNothing ? 'px-5 pt-4 text-ui' : 'sr-only'}
          >
            {asked && isAnswered && (isNothing ? fillIn(messages.none, { query: asked }) : count)}
          </p>
          {isNothing ? (
            <p className="px-5 pb-4 text-small text-fg-2">{messages.noneText}</p>
          ) : (
            <div
              id={LIST}
              role="listbox"
              aria-label={answered ? messages.results : messages.starts}
              className="overflow-y-auto overscroll-contain p-2"
            >
              {shown.map((found, at) => (
                <Option
                  key={`${found.href} ${found.title}`}
                  found={found}
                  at={at}
                  query={answered}
                  isActive={at === active}
                  kind={messages.kinds[found.kind]}
                  onPoint={setActive}
                />
              ))}
            </div>
          )}
        </div>
        <p className="flex min-h-12 items-center justify-between gap-4 border-t border-rule px-5 py-2 text-small text-fg-3">
          <span className="max-sm:hidden pointer-coarse:hidden">{messages.keys}</span>
          {asked && (
            <a href={address} className="ml-auto py-1.5 text-fg underline underline-offset-[0.22em]">
              {messages.all}
            </a>
          )}
        </p>
      </div>
    </dialog>
  )
}
