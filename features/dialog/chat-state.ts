import type { DialogMessage, DialogRecord, DialogState } from '@/lib/contract/dialog'

export type Line = { by: 'visitor' | 'bot' | 'agent'; text: string; message: DialogMessage | null }
/** `isHeld`: a person has taken the conversation over, and the bot is silent. */
export type Talk = {
  lines: readonly Line[]
  state: DialogState | undefined
  record: DialogRecord | null
  isHeld: boolean
}

export const NEW_TALK: Talk = { lines: [], state: undefined, record: null, isHeld: false }

/** A conversation as plain text, each line after who said it. */
export const transcriptOf = (lines: readonly Line[], names: Record<Line['by'], string>): string =>
  lines.map(({ by, text }) => `${names[by]}: ${text}`).join('\n')

/** The end of a conversation as plain text, as many whole lines as fit into so many characters. */
export const transcriptEnd = (lines: readonly Line[], names: Record<Line['by'], string>, most: number) => {
  let first = lines.length
  while (first > 0 && transcriptOf(lines.slice(first - 1), names).length <= most) first -= 1
  return transcriptOf(lines.slice(first), names)
}
