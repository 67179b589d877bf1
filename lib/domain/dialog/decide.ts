import type { DialogAction } from '../../contract/enums.ts'

type Scored = { intent: string; confidence: number }
export type Thresholds = { reply: number; suggest: number }

export const OUT_OF_SCOPE = 'out_of_scope'
const OPTIONS = 3

/** What to do with a message whose intents (the surest first) are scored so: act on the surest, offer up to three, or ask again. */
export const decide = (
  intents: readonly Scored[],
  { reply, suggest }: Thresholds,
): { action: DialogAction; intent: string | null; options: string[] } => {
  const [first] = intents
  if (first && first.confidence >= reply) return { action: 'reply', intent: first.intent, options: [] }
  if (!first || first.confidence < suggest || first.intent === OUT_OF_SCOPE)
    return { action: 'ask_again', intent: null, options: [] }
  const options = intents.filter(({ intent }) => intent !== OUT_OF_SCOPE).slice(0, OPTIONS)
  return { action: 'suggest', intent: null, options: options.map(({ intent }) => intent) }
}
