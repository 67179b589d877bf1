import { phrasesOf, wordsOf } from '@/features/demo-call/handset/phrases'
import type { Clip } from '@/features/demo-call/handset/script'

/** Something heard in a call, in milliseconds from its answer: a clip up to where it was cut, or a thing the visitor did. */
export type Heard =
  | { speaker: 'agent'; startMs: number; endMs: number; clip: Clip }
  | { speaker: 'customer'; startMs: number; endMs: number; text: string; key: string }

type Names = Readonly<Record<Heard['speaker'], string>>

const stamp = (ms: number) => {
  const at = Math.max(0, Math.round(ms))
  const part = (value: number, length = 2) => String(Math.floor(value)).padStart(length, '0')
  return `${part(at / 3_600_000)}:${part((at / 60_000) % 60)}:${part((at / 1_000) % 60)}.${part(at % 1_000, 3)}`
}

const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const cue = (fromMs: number, toMs: number, name: string, text: string) =>
  // A cue without length would not be shown at all.
  `${stamp(fromMs)} --> ${stamp(Math.max(toMs, fromMs + 1))}\n<v ${safe(name)}>${text}</v>`

const agentCues = (heard: Extract<Heard, { speaker: 'agent' }>, name: string) =>
  phrasesOf(wordsOf(heard.clip))
    .filter(({ startMs }) => heard.startMs + startMs < heard.endMs)
    .map(({ startMs, endMs, words }) => {
      const timed = words
        .filter((word) => heard.startMs + word.startMs < heard.endMs)
        // Times inside a cue let a player colour word by word; the first word starts with its cue.
        .map((word, i) => `${i > 0 ? `<${stamp(heard.startMs + word.startMs)}>` : ''}${safe(word.text)}`)
      return cue(heard.startMs + startMs, Math.min(heard.startMs + endMs, heard.endMs), name, timed.join(' '))
    })

/** The captions of a call as a WebVTT file, with the time of every word. */
export const toVtt = (call: readonly Heard[], names: Names, title: string): string => {
  const cues = call.flatMap((heard) =>
    heard.speaker === 'agent'
      ? agentCues(heard, names.agent)
      : [cue(heard.startMs, heard.endMs, names.customer, safe(heard.text))],
  )
  return `WEBVTT\n\nNOTE ${safe(title).replaceAll('\n', ' ')}\n\n${cues.join('\n\n')}\n`
}
