import type { Clip } from '@/features/demo-call/handset/script'

export type Word = Clip['words'][number]
/** A stretch of words said in one breath. */
export type Phrase = { startMs: number; endMs: number; words: readonly Word[] }

const LONGEST_CHARS = 56

// A line break just before the end of a sentence would leave a word or two alone.
const ORPHAN_CHARS = 14

const isBreak = (text: string) => /[.?!,;:…]["”)]*$/u.test(text)
const isStop = (text: string) => /[.?!]["”)]*$/u.test(text)

/** The words of a clip; an engine that gives no times gets them spread by length. */
export const timedWords = ({ words, text, durationMs }: Clip): readonly Word[] => {
  if (words.length > 0) return words
  const parts = text.split(/\s+/u).filter(Boolean)
  const total = parts.reduce((sum, part) => sum + part.length + 1, 0)
  let at = 0
  return parts.map((part) => {
    const startMs = Math.round((at / total) * durationMs)
    at += part.length + 1
    return { text: part, startMs, endMs: Math.round((at / total) * durationMs) }
  })
}

/** Splits words into lines short enough to read as a caption: at full stops always, at commas when the line is long. */
export const toPhrases = (words: readonly Word[]): Phrase[] => {
  const phrases: Phrase[] = []
  let open: Word[] = []
  const close = () => {
    const [first, last] = [open[0], open.at(-1)]
    if (first && last) phrases.push({ startMs: first.startMs, endMs: last.endMs, words: open })
    open = []
  }
  const restOf = (from: number) => {
    const stop = words.findIndex(({ text }, i) => i >= from && isStop(text))
    return words
      .slice(from, stop === -1 ? undefined : stop + 1)
      .reduce((sum, { text }) => sum + text.length + 1, 0)
  }
  for (const [i, word] of words.entries()) {
    open.push(word)
    const length = open.reduce((sum, { text }) => sum + text.length + 1, 0)
    const isFull = length > LONGEST_CHARS || (isBreak(word.text) && length > LONGEST_CHARS / 2)
    if (isStop(word.text) || (isFull && restOf(i + 1) > ORPHAN_CHARS)) close()
  }
  close()
  return phrases
}

/** How many of the words have begun at a moment of the clip. */
export const countStarted = (words: readonly Word[], ms: number) => {
  const next = words.findIndex(({ startMs }) => startMs > ms)
  return next === -1 ? words.length : next
}

/** The words said up to a moment, as text; an ellipsis shows where it was cut. */
export const textUntil = (clip: Clip, ms: number): string => {
  const words = timedWords(clip)
  const started = countStarted(words, ms)
  if (started === words.length) return clip.text
  const text = words
    .slice(0, started)
    .map((word) => word.text)
    .join(' ')
  return text ? `${text} …` : ''
}

/** Passes a clip's moments on only when another word begins: the screen needs no more than that. */
export const onEachWord = (clip: Clip, show: (atMs: number) => void) => {
  const words = timedWords(clip)
  let started = -1
  return (ms: number) => {
    const now = countStarted(words, ms)
    if (now === started) return
    started = now
    show(ms)
  }
}
