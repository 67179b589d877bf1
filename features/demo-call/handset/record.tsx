'use client'

import { clock } from '@/components/ui/clock'
import { KeyValue } from '@/components/ui/key-value'
import type { Desk } from '@/features/demo-call/handset/line'
import type { HandsetWords } from '@/features/demo-call/handset/words-schema'

type RecordProps = {
  words: HandsetWords
  desk: Pick<Desk, 'notes' | 'keys' | 'status'>
  /** Known when the call is over. */
  status?: string | undefined
  durationMs?: number | undefined
  className?: string
}

/** What one call gives the business: its status, each answer, the keys, how long it took. */
export const Record = ({ words, desk, status, durationMs, className }: RecordProps) => {
  const { business } = words
  const shown = status ?? desk.status?.text
  const rows = [
    ...(shown ? [{ label: business.status, value: shown }] : []),
    ...desk.notes.map(({ field, value }) => ({ label: field, value })),
    { label: business.keys, value: desk.keys.join(' · ') || business.noKeys },
    ...(durationMs === undefined
      ? []
      : [{ label: business.duration, value: clock(Math.round(durationMs / 1_000)) }]),
  ]
  return <KeyValue rows={rows} {...(className && { className })} />
}
