'use client'

import { Segmented } from '@/components/ui/segmented'
import type { CardMessages } from '@/features/demo-call/messages'
import type { DemoCallKind } from '@/lib/contract/enums'

type KindSwitchProps = {
  messages: CardMessages
  kinds: readonly DemoCallKind[]
  kind: DemoCallKind
  onChange: (kind: DemoCallKind) => void
}

/** Which kind of call to try, where a page offers several. */
export const KindSwitch = ({ messages, kinds, kind, onChange }: KindSwitchProps) => (
  <Segmented
    label={messages.kinds.label}
    name="demo-kind"
    value={kind}
    onChange={({ target }) => {
      const chosen = kinds.find((candidate) => candidate === target.value)
      if (chosen) onChange(chosen)
    }}
    options={kinds.map((value) => ({ value, label: messages.kinds[value] }))}
  />
)
