'use client'

import { cx } from 'class-variance-authority'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { BusinessPanel } from '@/features/demo-call/handset/business-panel'
import { keyOf } from '@/features/demo-call/handset/resolve-key'
import type { HandsetLaunchProps } from '@/features/demo-call/handset/handset-launch'
import styles from '@/features/demo-call/handset/handset.module.css'
import { Phone } from '@/features/demo-call/handset/phone'
import { Summary } from '@/features/demo-call/handset/summary'
import { TopBar } from '@/features/demo-call/handset/top-bar'
import type { Sound } from '@/features/demo-call/handset/unlock-sound'
import { useHandset } from '@/features/demo-call/handset/use-handset'

export type HandsetProps = HandsetLaunchProps & { sound: Sound; onClose: () => void }

/** The phone in the page, as a dialog: it rings, is answered, speaks, listens to keys, and ends with what the business would get. */
export const Handset = (props: HandsetProps) => {
  const { messages, lang, emphasis, onClose } = props
  const call = useHandset(props)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { state } = call.view

  useEffect(() => {
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
