import type { DialogMessage, DialogRecord, DialogState } from '@/lib/contract/dialog'

export type Line = { by: 'visitor' | 'bot'; text: string; message: DialogMessage | null }
export type Talk = { lines: readonly Line[]; state: DialogState | undefined; record: DialogRecord | null }

export const NEW_TALK: Talk = { lines: [], state: undefined, record: null }

/** A conversation as plain text, each line after who said it. */
export const transcriptOf = (lines: readonly Line[], names: Record<Line['by'], string>): string =>
  lines.map(({ by, text }) => `${names[by]}: ${text}`).join('\n')
