import type { TranscriptLine } from '../../lib/contract/sample-call.ts'

type Captions = {
  turns: readonly TranscriptLine[]
  lines: readonly string[]
  speakers: Record<TranscriptLine['speaker'], string>
}

const stamp = (ms: number) => new Date(ms).toISOString().slice(11, 23)
const CUE_LENGTH = 84

const weight = (text: string) => text.length + 1

/** A spoken line cut where a sentence or a clause ends, so that no caption is longer than two rows. */
const cut = (line: string): string[] => {
  const parts: string[] = []
  for (const piece of line.split(/(?<=[.?!…,])\s+/)) {
    const last = parts.at(-1)
    if (last !== undefined && weight(last) + piece.length <= CUE_LENGTH)
      parts[parts.length - 1] = `${last} ${piece}`
    else parts.push(piece)
  }
  return parts
}

/** A WebVTT file: each turn's line from its first to its last millisecond, long ones shared out by their length. */
export const webVtt = ({ turns, lines, speakers }: Captions) => {
  const cues = turns.flatMap(({ speaker, start_ms: start, end_ms: end }, index) => {
    const parts = cut(lines[index] ?? '')
    const total = parts.reduce((sum, part) => sum + weight(part), 0)
    let at = start
    return parts.map((text) => {
      const from = at
      at += ((end - start) * weight(text)) / total
      return `${stamp(from)} --> ${stamp(at)}\n<v ${speakers[speaker]}>${text}`
    })
  })
  return ['WEBVTT', ...cues].join('\n\n') + '\n'
}
