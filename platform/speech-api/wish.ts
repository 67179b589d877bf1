import type { SpeechFormat } from '../../lib/contract/enums.ts'
import type { ReadingOptions } from '../../lib/domain/reading/options.ts'
import type { SpeechPart } from '../speech/render-part.ts'
import type { Stretch } from './ssml.ts'

/** What is to be spoken, in the voice of that code, part by part. */
export type SpeechWish = { parts: SpeechPart[] }

/** Short enough that whoever is more urgent waits for no more than some seconds. */
const PART_CHARACTERS = 600
const LEAD_MS = 150
const BETWEEN_MS = 400
const END_MS = 350

/** A text in pieces of at most 600 signs, cut after sentences, else between words. */
const piecesOf = (text: string): string[] => {
  const pieces: string[] = []
  let rest = text.trim()
  while (rest.length > PART_CHARACTERS) {
    const head = rest.slice(0, PART_CHARACTERS)
    const sentence = Math.max(...['. ', '! ', '? ', '… ', '\n'].map((end) => head.lastIndexOf(end)))
    const at = sentence > PART_CHARACTERS / 4 ? sentence + 1 : head.lastIndexOf(' ')
    const cut = at > 0 ? at : PART_CHARACTERS
    pieces.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  return [...pieces, rest].filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

type Spoken = { voice: string; rate: number; reading: ReadingOptions | undefined; format: SpeechFormat }

/** The parts that a text is spoken in; none where nothing in it can be said. Paces stay between half and twice as fast. */
export const partsOf = (stretches: readonly Stretch[], { rate, ...spoken }: Spoken): SpeechPart[] => {
  const pieces = stretches.flatMap((stretch) => {
    const texts = piecesOf(stretch.text)
    return texts.map((text, i) => ({
      text,
      rate: Math.min(2, Math.max(0.5, stretch.rate * rate)),
      pauseMs: i === texts.length - 1 ? stretch.pauseMs : null,
    }))
  })
  return pieces.map(({ text, rate: pace, pauseMs }, i) => ({
    ...spoken,
    text,
    rate: pace,
    leadMs: i === 0 ? LEAD_MS : 0,
    tailMs: pauseMs ?? (i === pieces.length - 1 ? END_MS : /[\p{L}\p{N},]$/u.test(text) ? 0 : BETWEEN_MS),
  }))
}
