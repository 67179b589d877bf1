import { menuStepOf } from '@/features/demo-call/handset/resolve-key'
import { stepOf, type Script } from '@/features/demo-call/handset/script'
import type { HandsetMessages } from '@/features/demo-call/handset/messages-schema'
import { ALWAYS_KEYS, type HandsetKey } from '@/lib/contract/handset-keys'

const isAlways = (key: HandsetKey): key is keyof typeof ALWAYS_KEYS => key in ALWAYS_KEYS

/** What a key does at a step, in words; undefined for a key without an option there. */
export const labelOf = (
  script: Script | undefined,
  stepId: string,
  key: HandsetKey,
  messages: HandsetMessages,
): string | undefined => {
  if (!script || !stepId) return undefined
  const step = stepOf(script, menuStepOf(script, stepId))
  const named = step.keys[key]?.label
  if (named) return named
  if (!isAlways(key) || step.end) return undefined
  return messages.always[ALWAYS_KEYS[key]]
}
