'use client'

import { cx } from 'class-variance-authority'
import { useEffect, useRef } from 'react'
import { CallRecordCard } from '@/features/demo-call/handset/call-record-card'
import { Lines } from '@/features/demo-call/handset/lines'
import type { HandsetCall } from '@/features/demo-call/handset/use-handset'
import type { HandsetMessages } from '@/features/demo-call/handset/messages'

type BusinessPanelProps = { messages: HandsetMessages; call: HandsetCall; className?: string }

/** Beside the phone: what the call writes down for the business, and what was said so far. */
export const BusinessPanel = ({ messages, call, className }: BusinessPanelProps) => {
  const { view, ui } = call
  const lines = view.state === 'CALLING' ? view.lines : []
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [lines.length])
  return (
    <div className={cx('min-h-0 flex-col gap-6 p-6', className)}>
      <div>
        <h3 className="text-h4">{messages.business.title}</h3>
        <p className="text-small text-fg-3">{messages.business.live}</p>
        {ui.keys.length === 0 ? (
          <p className="mt-4 rounded-lg border border-dashed border-rule-strong p-4 text-small text-fg-2">
            {messages.business.empty}
          </p>
        ) : (
          <CallRecordCard className="mt-3" messages={messages} kind={call.script?.kind} ui={ui} />
        )}
      </div>
      <div className="flex min-h-0 grow flex-col">
        <h3 className="mb-2 text-small font-strong">{messages.done.transcript}</h3>
        <ol
          ref={list}
          tabIndex={lines.length > 0 ? 0 : -1}
          aria-label={messages.done.transcript}
          className="grid min-h-0 grow content-start gap-2.5 overflow-y-auto text-small"
        >
          <Lines messages={messages} call={call} lines={lines} />
        </ol>
      </div>
      <p className="text-cap text-fg-3 pointer-coarse:hidden">{messages.keysHint}</p>
    </div>
  )
}
