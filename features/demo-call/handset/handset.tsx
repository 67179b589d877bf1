'use client'

import { cx } from 'class-variance-authority'
import { use, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import { readCallMessages } from '@/features/demo-call/call-messages'
import { BusinessPanel } from '@/features/demo-call/handset/business-panel'
import { keyOf } from '@/features/demo-call/handset/resolve-key'
import { IconX } from '@tabler/icons-react'
import { Segmented } from '@/components/ui/segmented'
import { useHandset, type HandsetCall, type HandsetProps } from '@/features/demo-call/handset/use-handset'
import type { HandsetMessages } from '@/features/demo-call/handset/messages'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { TravelLine } from '@/components/ui/travel-line'
import { Ringing } from '@/features/demo-call/handset/ringing'
import { Talking } from '@/features/demo-call/handset/talking'
import styles from '@/features/demo-call/handset/handset.module.css'
import { Summary } from '@/features/demo-call/handset/summary'

type TopBarProps = {
  titleId: string
  messages: HandsetMessages
  playback: HandsetCall['playback']
  onClose: () => void
}

/** The head of the handset: what it is, by ear or by captions, and the way out. */
const TopBar = ({ titleId, messages, playback, onClose }: TopBarProps) => (
  <div className="flex items-center gap-3 border-b border-rule py-2 pr-2 pl-5">
    <h2 id={titleId} className="mr-auto text-ui font-strong max-sm:sr-only">
      {messages.title}
    </h2>
    <Segmented
      className="max-sm:mr-auto max-sm:-ml-2"
      name={useId()}
      label={messages.sound.label}
      value={playback.captionsOnly ? 'captions' : 'on'}
      options={[
        { value: 'on', label: messages.sound.on },
        { value: 'captions', label: messages.sound.captions },
      ]}
      onChange={(event) => playback.setCaptionsOnly(event.currentTarget.value === 'captions')}
    />
    <button type="button" aria-label={messages.close} onClick={onClose} className="icon-button">
      <Icon of={IconX} />
    </button>
  </div>
)

type PhoneProps = { messages: HandsetMessages; call: HandsetCall }

const Screen = ({ messages, call }: PhoneProps) => {
  const { view } = call
  if (view.state === 'INIT' && view.error) {
    return (
      <div className="m-auto grid gap-5">
        <Alert tone="danger" role="alert" title={messages.failed.title}>
          {messages.failed.text}
        </Alert>
        <Button size="lg" wide onClick={() => void call.ring()}>
          {messages.failed.retry}
        </Button>
      </div>
    )
  }
  if (view.state !== 'CALLING') {
    return (
      <div role="status" className="m-auto grid w-full gap-6 text-center text-fg-2">
        <TravelLine />
        {messages.loading}
      </div>
    )
  }
  if (view.talkedMs === undefined) return <Ringing messages={messages} call={call} />
  return <Talking messages={messages} call={call} view={view} />
}

/** The phone itself, always dark: one screen per state of the call. */
const Phone = (props: PhoneProps) => (
  <div
    data-theme="dark"
    data-product="aicall"
    className="flex min-h-0 flex-col overflow-y-auto px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-5"
  >
    <Screen {...props} />
  </div>
)

/** The phone in the page, as a dialog: it rings, is answered, speaks, listens to keys, and ends with what the business would get. */
export const Handset = (props: HandsetProps) => {
  const { lang, emphasis, onClose } = props
  const { handset: messages } = use(readCallMessages(lang))
  const call = useHandset(props, messages)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { state } = call.view

  // Closed while it still stands in the page, which is told of it.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])

  const leave = () => (state === 'CALLING' ? call.hangUp() : onClose())

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      return leave()
    }
    // The number keys belong to the phone, except where arrows and letters choose something else.
    const key = event.repeat ? undefined : keyOf(event)
    if (key) call.press(key)
  }

  return (
    <dialog
      ref={dialog}
      data-slot="handset"
      data-handset={state}
      data-product="aicall"
      aria-labelledby={titleId}
      className={cx('dialog', styles.handset)}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
        <TopBar titleId={titleId} messages={messages} playback={call.playback} onClose={onClose} />
        {state === 'DONE' ? (
          <Summary messages={messages} lang={lang} emphasis={emphasis} call={call} onClose={onClose} />
        ) : (
          <div className="grid min-h-0 md:grid-cols-[380px_minmax(0,1fr)]">
            <Phone messages={messages} call={call} />
            <BusinessPanel messages={messages} call={call} className="hidden md:flex" />
          </div>
        )}
      </div>
    </dialog>
  )
}
