'use client'

import { cx } from 'class-variance-authority'
import { useEffect, useRef } from 'react'
import { CallRecordCard } from '@/features/demo-call/handset/call-record-card'
import type { HandsetCall } from '@/features/demo-call/handset/use-handset'
import type { HandsetMessages } from '@/features/demo-call/handset/messages-schema'

type BusinessPanelProps = { words: HandsetMessages; call: HandsetCall; className?: string }

/** Beside the phone: what the call writes down for the business, and what was said so far. */
export const BusinessPanel = ({ words, call, className }: BusinessPanelProps) => {
  const { view, desk } = call
  const lines = view.state === 'CALLING' ? view.lines : []
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [lines.length])
  return (
    <div className={cx('min-h-0 flex-col gap-6 p-6', className)}>
      <div>
        <h3 className="text-h4">{words.business.title}</h3>
        <p className="text-small text-fg-3">{words.business.live}</p>
        {desk.keys.length === 0 ? (
          <p className="mt-4 rounded-lg border border-dashed border-rule-strong p-4 text-small text-fg-2">
            {words.business.empty}
          </p>
        ) : (
          <CallRecordCard className="mt-3" words={words} kind={call.script?.kind} desk={desk} />
        )}
      </div>
      <div className="flex min-h-0 grow flex-col">
        <h3 className="mb-2 text-small font-strong">{words.done.transcript}</h3>
        <ol
          ref={list}
          tabIndex={lines.length > 0 ? 0 : -1}
          aria-label={words.done.transcript}
          lang={call.script?.language}
          className="grid min-h-0 grow content-start gap-2.5 overflow-y-auto text-small"
        >
          {lines.map(({ speaker, startMs, text }, i) => (
            <li key={`${startMs}-${i}`} className="grid grid-cols-[3rem_1fr] gap-2">
              <span className={speaker === 'agent' ? 'text-accent-text' : 'text-fg-3'}>
                {words.speaker[speaker]}
              </span>
              <span className={speaker === 'agent' ? '' : 'text-fg-2'}>{text}</span>
            </li>
          ))}
        </ol>
      </div>
      <p className="text-cap text-fg-3 pointer-coarse:hidden">{words.keysHint}</p>
    </div>
  )
}
