'use client'

import { IconPhoneOff } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Alert } from '@/components/ui/alert'
import { Button, Spinner } from '@/components/ui/button'
import { TravelLine } from '@/components/ui/travel-line'
import { CallLine } from '@/features/demo-call/call/call-line'
import { CallTimer } from '@/features/demo-call/call/call-timer'
import { spokenLanguage } from '@/features/demo-call/call/spoken-language'
import type { CallView, Connection, TranscriptEntry } from '@/features/demo-call/call/call-machine'
import type { CallMessages } from '@/features/demo-call/messages'
import type { Locale } from '@/lib/i18n/config'
import { fillIn } from '@/lib/i18n/format'

type ScreenProps = {
  id: string
  title: string
  children: ReactNode
  dark?: boolean
  role?: 'status' | 'alert'
  /** Called instead of taking the focus when the visitor reads elsewhere on the page; gets what leads here. */
  onAway?: (show: () => void) => void
  /** Whether it was there when the page came: then nobody is led to it. */
  isOld?: boolean
}

const isInView = (element: Element | null) => {
  const { top, bottom, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return height > 0 && bottom > 0 && top < window.innerHeight
}

/** One state of the call: takes focus at its heading and is announced once. */
export const Screen = ({
  id,
  title,
  children,
  dark = false,
  role = 'status',
  onAway,
  isOld = false,
}: ScreenProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const away = useRef(onAway)
  useEffect(() => {
    if (isOld) return
    const show = () => {
      heading.current?.focus({ preventScroll: true })
      // On a phone the button that was pressed is a screen below; the least movement that shows the heading is enough.
      heading.current?.scrollIntoView({ block: 'nearest' })
    }
    const card = heading.current?.closest('[data-call]') ?? null
    if (!away.current || isInView(card)) return show()
    // The button that had the focus went away with its screen.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    away.current(show)
  }, [id, isOld])
  return (
    <div
      {...(dark && { 'data-theme': 'dark' })}
      data-state={id}
      className="flex min-h-full flex-col gap-5 rounded-b-lg p-5 sm:p-6"
    >
      <div role={role}>
        <h3 ref={heading} tabIndex={-1} className="scroll-mt-16 text-h3 outline-none">
          {title}
        </h3>
      </div>
      {children}
    </div>
  )
}

type ConnectionNoteProps = { messages: CallMessages; connection: Connection }

/** What is wrong with the way the page hears of the call; nothing while it is heard of at once. */
const ConnectionNote = ({ messages, connection }: ConnectionNoteProps) =>
  connection !== 'live' && <Alert role="status">{messages.connection[connection]}</Alert>

type CreatingProps = { messages: CallMessages; view: Extract<CallView, { state: 'CREATING' }> }

export const Creating = ({ messages, view: { phone, connection } }: CreatingProps) => (
  <Screen id="CREATING" title={fillIn(messages.creating.title, { phone })}>
    <TravelLine className="my-6" />
    <p className="flex items-start gap-3 text-fg-2">
      <Spinner className="mt-1 shrink-0" />
      {messages.creating.text}
    </p>
    <ConnectionNote messages={messages} connection={connection} />
  </Screen>
)

type LinesProps = {
  messages: CallMessages
  lang: Locale
  lines: readonly TranscriptEntry[]
  /** Keeps the newest in view; what is read afterwards begins at its beginning. */
  follow?: boolean
}

/** The conversation, newest at the end; not a live region (the call is heard on the phone). */
export const Lines = ({ messages, lang, lines, follow = false }: LinesProps) => {
  const list = useRef<HTMLOListElement>(null)
  const spoken = spokenLanguage(lines)
  useEffect(() => {
    if (follow && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [follow, lines.length])
  return (
    <ol
      ref={list}
      tabIndex={0}
      aria-label={messages.done.transcript}
      className="grid max-h-64 content-start gap-2.5 overflow-y-auto text-small"
    >
      {lines.map((entry) => (
        <CallLine key={entry.startMs} entry={entry} speakers={messages.speaker} lang={lang} spoken={spoken} />
      ))}
    </ol>
  )
}

type CallingProps = {
  messages: CallMessages
  lang: Locale
  view: Extract<CallView, { state: 'CALLING' }>
  onHangUp: () => void
}

export const Calling = ({ messages, lang, view, onHangUp }: CallingProps) => {
  const talking = view.talkedMs !== undefined
  const { ringingAt, talkingAt } = view.call
  return (
    <Screen id="CALLING" dark title={fillIn(messages.calling.title, { phone: view.call.phone })}>
      <div className="flex items-center justify-between gap-4 text-small text-fg-2">
        <span aria-live="polite">{talking ? messages.calling.talking : messages.calling.ringing}</span>
        <CallTimer
          label={messages.calling.elapsed}
          since={talking ? talkingAt : ringingAt}
          key={String(talking)}
        />
      </div>
      <TravelLine />
      {view.lines.length > 0 ? (
        <Lines messages={messages} lang={lang} lines={view.lines} follow />
      ) : (
        <p className="text-fg-2">{messages.calling.hint[view.call.kind]}</p>
      )}
      <ConnectionNote messages={messages} connection={view.connection} />
      <Button
        variant="danger"
        size="lg"
        wide
        className="mt-2"
        loading={view.call.hangingUp}
        loadingLabel={messages.calling.hangingUp}
        onClick={onHangUp}
        icon={<Icon of={IconPhoneOff} size={18} />}
      >
        {messages.calling.hangUp}
      </Button>
    </Screen>
  )
}
