import type { FlowMessages } from '@/features/dialog/flow/messages'
import type { Flow } from '@/lib/contract/dialog-flow'
import type { Locale } from '@/lib/i18n/config'

/** What canvas and outline both show and can do. */
export type FlowView = {
  all: { flow: Flow; lang: Locale; words: FlowMessages }
  /** The blocks the last message went through. */
  trail: readonly string[]
  /** The block the conversation stands at. */
  here: string | null
  faulty: ReadonlySet<string>
  selected: string | null
  onSelect: (id: string | null) => void
  /** Changes in a row that name the same thing are one step to undo. */
  onChange: (flow: Flow, what?: string) => void
}
