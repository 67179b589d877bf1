import type { TranscriptLine } from '../../lib/contract/sample-call.ts'
import type { Dialogue } from './dialogue.ts'

/** A call that has been spoken: the name of its MP3 file, and when each turn is heard in it. */
export type Recording = { file: string; durationMs: number; lines: TranscriptLine[] }

/** Turns a call into sound; null when it cannot (in time), and the call then goes on without a recording. */
export type SpeakCall = (dialogue: Dialogue) => Promise<Recording | null>

/** About how long it takes to say each turn: the pace of calm speech, for when no sound is made. */
export const estimateLines = (dialogue: Dialogue): { durationMs: number; lines: TranscriptLine[] } => {
  const lines: TranscriptLine[] = []
  let at = 300
  for (const turn of dialogue.turns) {
    const end = at + Math.round((600 + turn.text.length * 62) / dialogue.rate)
    lines.push({ speaker: turn.speaker, start_ms: at, end_ms: end, text: turn.text })
    at = end + 350
  }
  return { durationMs: at, lines }
}
