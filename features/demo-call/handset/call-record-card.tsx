'use client'

import { formatDuration } from '@/components/ui/format-duration'
import { KeyValue } from '@/components/ui/key-value'
import type { HandsetUiState } from '@/features/demo-call/handset/phone-connection'
import type { HandsetMessages } from '@/features/demo-call/handset/messages'
import type { DemoCallKind } from '@/lib/contract/enums'

type CallRecordCardProps = {
  messages: HandsetMessages
  kind: DemoCallKind | undefined
  /** Without a status where that stands elsewhere. */
  ui: Pick<HandsetUiState, 'notes' | 'keys'> & Partial<Pick<HandsetUiState, 'status'>>
  /** Known when the call is over. */
  durationMs?: number | undefined
  className?: string
}

/** What one call gives the business: its status, each answer, the keys, how long it took. */
export const CallRecordCard = ({ messages, kind, ui, durationMs, className }: CallRecordCardProps) => {
  const { business } = messages
  const rows = [
    ...(ui.status ? [{ label: business.status, value: ui.status.text }] : []),
    ...ui.notes.map(({ field, value }) => ({ label: field, value })),
    // A callbot is answered in words: what was chosen stands among its notes.
    ...(kind === 'callbot' ? [] : [{ label: business.keys, value: ui.keys.join(' · ') || business.noKeys }]),
    ...(durationMs === undefined
      ? []
      : [{ label: business.duration, value: formatDuration(durationMs / 1_000) }]),
  ]
  return <KeyValue rows={rows} {...(className && { className })} />
}
