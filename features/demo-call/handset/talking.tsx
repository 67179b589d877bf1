'use client'

import { IconPhoneOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { Button } from '@/components/ui/button'
import { CallTimer } from '@/features/demo-call/call/call-timer'
import { Caption } from '@/features/demo-call/handset/caption'
import { Keypad, Replies } from '@/features/demo-call/handset/keys'
import type { HandsetCall } from '@/features/demo-call/handset/use-handset'
import type { HandsetMessages } from '@/features/demo-call/handset/messages'
import type { CallView } from '@/features/demo-call/call/call-machine'

type TalkingProps = {
  messages: HandsetMessages
  call: HandsetCall
  view: Extract<CallView, { state: 'CALLING' }>
}

/** The conversation: captions in time, the keys with what they do now, hang up. */
export const Talking = ({ messages, call, view }: TalkingProps) => {
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { ui, script, spoken, lang, playback, isReplay } = call
  const Keys = script?.kind === 'callbot' ? Replies : Keypad
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div>
          <p ref={heading} tabIndex={-1} className="text-h4 outline-none">
            {script?.caller}
          </p>
          <p role="status" className="text-small text-accent-text">
            {isReplay ? messages.replaying : messages.talking}
          </p>
        </div>
        <span className="pt-0.5 text-small text-fg-2">
          <CallTimer label={messages.elapsed} key={String(isReplay)} />
        </span>
      </div>
      <Caption
        messages={messages}
        ui={ui}
        lang={lang}
        spoken={spoken}
        isAnnounced={playback.captionsOnly || playback.hasFailed}
        hasFailed={playback.hasFailed}
        isYourTurn={ui.waiting && !isReplay}
        lastLine={view.lines.at(-1)}
      />
      <Keys messages={messages} script={script} ui={ui} isReplay={isReplay} onKey={call.press} />
      <Button
        variant={isReplay ? 'secondary' : 'danger'}
        size="lg"
        wide
        className="mt-3"
        onClick={call.hangUp}
        icon={!isReplay && <Icon of={IconPhoneOff} size={18} />}
      >
        {isReplay ? messages.stopReplay : messages.hangUp}
      </Button>
    </>
  )
}
