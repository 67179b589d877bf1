import 'server-only'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const text = z.string().min(1)

const schema = z.strictObject({
  title: text,
  lead: text,
  failed: text,
  retry: text,
  view: text,
  views: z.strictObject({ canvas: text, outline: text }),
  topic: text,
  unlinked: text,
  legend: text,
  kinds: z.strictObject({
    say: text,
    ask: text,
    condition: text,
    lookup: text,
    record: text,
    handover: text,
  }),
  /** What the blocks without words of their own are called; `{slot}` and `{slots}` are labels of the flow. */
  titles: z.strictObject({ condition: text, lookup: text, record: text }),
  lines: z.strictObject({ next: text, otherwise: text, has: text, is: text, end: text, missing: text }),
  answers: z.strictObject({ yes: text, no: text }),
  passed: text,
  here: text,
  faulty: text,
  edit: text,
  pick: text,
  sentence: text,
  sentenceHint: text,
  sentenceEmpty: text,
  limit: text,
  remove: text,
  silent: text,
  offline: text,
  thresholds: text,
  faults: text,
  noFaults: text,
  faultHint: text,
  fault: z.strictObject({
    dead_end: text,
    endless_loop: text,
    unreachable: text,
    unknown_name: text,
  }),
  kept: text,
  undo: text,
  reset: text,
  export: text,
  schema: text,
})

export type FlowMessages = z.infer<typeof schema>

/** Every word of the flow to change and talk to; a missing one stops the build. */
export const loadFlowMessages = (lang: Locale): Promise<FlowMessages> =>
  loadMessages(lang, 'dialog-flow', schema)
