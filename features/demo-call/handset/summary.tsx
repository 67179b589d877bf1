'use client'

import { IconDownload, IconPlayerPlay, IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { VoiceNote } from '@/components/ui/voice-note'
import { CallRecordCard } from '@/features/demo-call/handset/call-record-card'
import { Lines } from '@/features/demo-call/handset/lines'
import { saveCaptions, toVtt } from '@/features/demo-call/handset/vtt'
import type { HandsetCall } from '@/features/demo-call/handset/use-handset'
import type { HandsetMessages } from '@/features/demo-call/handset/messages'
import type { Locale } from '@/lib/i18n/config'
import { href } from '@/lib/i18n/href'

type SummaryProps = {
  messages: HandsetMessages
  lang: Locale
  emphasis: 'quiet' | 'strong'
  call: HandsetCall
  onClose: () => void
}

/** How the call ended: what the business would get, hear it again, its captions as a file, and what to do next. */
export const Summary = ({ messages, lang, emphasis, call, onClose }: SummaryProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { view, ui, script } = call
  if (view.state !== 'DONE') return null
  const { done } = messages
  const wasAnswered = view.result === 'ANSWER'
  const status = ui.status?.text ?? (wasAnswered ? done.hungUp : done.noAnswer)

  const save = () =>
    saveCaptions(
      toVtt(call.turns(), messages.speaker, script?.caller ?? messages.title),
      `${script?.id ?? 'call'}.vtt`,
    )

  return (
    <div className="grid min-h-0 content-start gap-6 overflow-y-auto p-5 sm:p-6 md:grid-cols-2 md:gap-8">
      <div className="flex flex-col gap-4">
        <h3 ref={heading} tabIndex={-1} className="text-h3 outline-none">
          {wasAnswered ? done.ended : done.missed}
        </h3>
        <p className="text-ui text-fg-2">{wasAnswered ? done.text : done.missedText}</p>
        <div className="rounded-lg bg-raised p-4 shadow-md">
          <p className="mb-2 flex flex-wrap items-center justify-between gap-2 text-small font-strong">
            {messages.business.title}
            <Badge tone={ui.status?.tone === 'good' ? 'success' : 'neutral'} data-slot="handset-status">
              {status}
            </Badge>
          </p>
          <CallRecordCard
            messages={messages}
            kind={script?.kind}
            ui={{ notes: ui.notes, keys: ui.keys }}
            durationMs={view.durationMs}
          />
        </div>
        <div className="grid gap-3">
          {emphasis === 'quiet' && (
            <Button size="lg" wide onClick={onClose}>
              {done.real}
            </Button>
          )}
          <a
            href={href('/contact-us', lang)}
            className={buttonVariants({
              variant: emphasis === 'quiet' ? 'secondary' : 'primary',
              size: 'lg',
              wide: true,
            })}
          >
            {done.contact}
          </a>
        </div>
      </div>
      <div className="flex min-h-0 flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          {wasAnswered && view.lines.length > 0 && (
            <>
              <Button variant="secondary" onClick={call.replay} icon={<Icon of={IconPlayerPlay} size={18} />}>
                {done.replay}
              </Button>
              <Button variant="secondary" onClick={save} icon={<Icon of={IconDownload} size={18} />}>
                {done.vtt}
              </Button>
            </>
          )}
          <Button
            variant="secondary"
            onClick={() => void call.ring()}
            icon={<Icon of={IconRefresh} size={18} />}
          >
            {done.again}
          </Button>
        </div>
        {view.lines.length > 0 && (
          <>
            <h3 className="text-small font-strong">{done.transcript}</h3>
            <ol className="grid content-start gap-2.5 text-small">
              <Lines messages={messages} call={call} lines={view.lines} />
            </ol>
            <p className="text-cap text-fg-3">{done.aiMade}</p>
            <VoiceNote words={done} spokenBy={script?.spoken_by} />
          </>
        )}
      </div>
    </div>
  )
}
