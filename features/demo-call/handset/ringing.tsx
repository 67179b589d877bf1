'use client'

import { IconPhone, IconPhoneOff } from '@tabler/icons-react'
import { cx } from 'class-variance-authority'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { Button } from '@/components/ui/button'
import styles from '@/features/demo-call/handset/handset.module.css'
import { startRing } from '@/features/demo-call/handset/tones'
import type { HandsetCall } from '@/features/demo-call/handset/use-handset'
import type { HandsetMessages } from '@/features/demo-call/handset/messages'

const RING_MS = 60_000

type RingingProps = { messages: HandsetMessages; call: HandsetCall }

/** The phone rings, quietly when sound is on: who calls, answer, decline. */
export const Ringing = ({ messages, call }: RingingProps) => {
  const answer = useRef<HTMLButtonElement>(null)
  const { playback, hangUp } = call
  const giveUp = useEffectEvent(hangUp)

  useEffect(() => answer.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const timer = setTimeout(() => giveUp(), RING_MS)
    return () => clearTimeout(timer)
  }, [])

  const { context } = call.tones
  useEffect(() => (playback.captionsOnly ? undefined : startRing(context)), [playback.captionsOnly, context])

  return (
    <>
      <div className="m-auto grid justify-items-center gap-2 py-8 text-center">
        <span
          className={cx(
            'mb-8 grid size-24 place-items-center rounded-full bg-raised text-accent-text',
            styles.ring,
          )}
        >
          <IconPhone size={36} stroke={1.5} aria-hidden />
        </span>
        <p role="status" className="text-small text-fg-2">
          {messages.ringing}
        </p>
        <p id="handset-caller" className="text-h3">
          {call.script?.caller}
        </p>
        <p id="handset-hint" className="max-w-64 text-small text-fg-3">
          {messages.ringingHint}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" size="lg" onClick={hangUp} icon={<Icon of={IconPhoneOff} size={18} />}>
          {messages.decline}
        </Button>
        <Button
          ref={answer}
          variant="accent"
          size="lg"
          aria-describedby="handset-caller handset-hint"
          onClick={call.answer}
          icon={<Icon of={IconPhone} size={18} />}
        >
          {messages.answer}
        </Button>
      </div>
    </>
  )
}
