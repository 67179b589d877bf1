import type { HandsetMessages } from '@/features/demo-call/handset/messages'
import { stepOf, type Script } from '@/features/demo-call/handset/script'
import { ALWAYS_KEYS, HANDSET_KEYS, type HandsetKey } from '@/lib/contract/enums'

/** Where a key leads: to a step (`label` when the script names the key), once more through this one, to “no such option”, or nowhere because the call is ending. */
export type Choice =
  | { kind: 'go'; to: string; label?: string }
  | { kind: 'repeat' }
  | { kind: 'unknown' }
  | { kind: 'stay' }

/** The step whose keys count while this one is said: a step that leads on by itself takes the keys of the one it leads to. */
export const menuStepOf = (script: Script, stepId: string, seen: readonly string[] = []): string => {
  const { next } = stepOf(script, stepId)
  return next && !seen.includes(stepId) ? menuStepOf(script, next, [...seen, stepId]) : stepId
}

/** What a key does at a step of a script: every key does something at every step that listens. */
export const resolveKey = (script: Script, stepId: string, key: HandsetKey): Choice => {
  const step = stepOf(script, stepId)
  const named = stepOf(script, menuStepOf(script, stepId)).keys[key]
  if (named) return { kind: 'go', to: named.to, label: named.label }
  if (key === '*') return { kind: 'repeat' }
  if (step.end) return { kind: 'stay' }
  if (key === '9' || key === '3') return { kind: 'go', to: ALWAYS_KEYS[key] }
  if (step.next) return { kind: 'go', to: step.next }
  return { kind: 'unknown' }
}

/** The steps that may come after this one, likeliest first; what is worth having ready. */
export const nextSteps = (script: Script, stepId: string): string[] => {
  const { keys, next } = stepOf(script, stepId)
  const named = HANDSET_KEYS.flatMap((key) => keys[key]?.to ?? [])
  return [...new Set([...(next ? [next] : []), ...named])]
}

/** The key a keyboard event stands for; undefined for any other, or with a modifier held. */
export const keyOf = (event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }) =>
  event.ctrlKey || event.metaKey || event.altKey ? undefined : HANDSET_KEYS.find((key) => key === event.key)

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
