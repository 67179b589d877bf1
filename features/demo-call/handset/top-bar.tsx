'use client'

import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { Segmented } from '@/components/ui/segmented'
import type { HandsetCall } from '@/features/demo-call/handset/use-handset'
import type { HandsetMessages } from '@/features/demo-call/handset/messages'

type TopBarProps = {
  titleId: string
  messages: HandsetMessages
  playback: HandsetCall['playback']
  onClose: () => void
}

/** The head of the handset: what it is, by ear or by captions, and the way out. */
export const TopBar = ({ titleId, messages, playback, onClose }: TopBarProps) => (
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
    <button
      type="button"
      aria-label={messages.close}
      onClick={onClose}
      className="grid size-11 shrink-0 place-items-center rounded-md text-fg-2 hover:bg-hover hover:text-fg"
    >
      <IconX size={20} stroke={1.6} aria-hidden />
    </button>
  </div>
)
