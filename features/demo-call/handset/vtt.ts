import { toPhrases, timedWords } from '@/features/demo-call/handset/phrases'
import type { Clip } from '@/features/demo-call/handset/script'
import type { Translation } from '@/lib/contract/sample-call'

/** Something heard in a call, in milliseconds from its answer: a clip up to where it was cut, or a thing the visitor did. */
export type PlayedTurn =
  | { speaker: 'agent'; startMs: number; endMs: number; clip: Clip }
  | {
      speaker: 'customer'
      startMs: number
      endMs: number
      text: string
      translation?: Translation | undefined
      key: string
    }

type Names = Readonly<Record<PlayedTurn['speaker'], string>>

const stamp = (ms: number) => {
  const at = Math.max(0, Math.round(ms))
  const part = (value: number, length = 2) => String(Math.floor(value)).padStart(length, '0')
  return `${part(at / 3_600_000)}:${part((at / 60_000) % 60)}:${part((at / 1_000) % 60)}.${part(at % 1_000, 3)}`
}

const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const cue = (fromMs: number, toMs: number, name: string, text: string) =>
  // A cue without length would not be shown at all.
  `${stamp(fromMs)} --> ${stamp(Math.max(toMs, fromMs + 1))}\n<v ${safe(name)}>${text}</v>`

const agentCues = (turn: Extract<PlayedTurn, { speaker: 'agent' }>, name: string) =>
  toPhrases(timedWords(turn.clip))
    .filter(({ startMs }) => turn.startMs + startMs < turn.endMs)
    .map(({ startMs, endMs, words }) => {
      const timed = words
        .filter((word) => turn.startMs + word.startMs < turn.endMs)
        // Times inside a cue let a player colour word by word; the first word starts with its cue.
        .map((word, i) => `${i > 0 ? `<${stamp(turn.startMs + word.startMs)}>` : ''}${safe(word.text)}`)
      return cue(turn.startMs + startMs, Math.min(turn.startMs + endMs, turn.endMs), name, timed.join(' '))
    })

/** The captions of a call as a WebVTT file, with the time of every word. */
export const toVtt = (call: readonly PlayedTurn[], names: Names, title: string): string => {
  const cues = call.flatMap((turn) =>
    turn.speaker === 'agent'
      ? agentCues(turn, names.agent)
      : [cue(turn.startMs, turn.endMs, names.customer, safe(turn.text))],
  )
  return `WEBVTT\n\nNOTE ${safe(title).replaceAll('\n', ' ')}\n\n${cues.join('\n\n')}\n`
}

/** Hands the visitor a text as a file. */
export const saveCaptions = (text: string, name: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/vtt;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
