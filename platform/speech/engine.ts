import type { ReadingOptions } from '../../lib/domain/reading/options.ts'

/** When one written word is heard, in milliseconds from the start of its utterance. */
export type WordTime = { text: string; start_ms: number; end_ms: number }

/** One voice saying one text: mono samples -1..1, and the words in the order written. */
export type Utterance = { pcm: Float32Array; sampleRate: number; words: WordTime[] }

/**
 * A speech engine says `text` with the voice of that code, `rate` times as fast as the voice speaks by itself (0.5–2).
 * Numbers and the like are read with `reading`, else as is usual where the voice comes from. It rejects when the voice is not known.
 */
export type SpeechEngine = {
  /** Who speaks, by the name shown to visitors. */
  provider: string
  /** Rounds off what `speak` gave, for engines that need it. */
  polish?: (pcm: Float32Array, sampleRate: number, voiceCode: string) => Float32Array
  speak: (text: string, voiceCode: string, rate: number, reading?: ReadingOptions) => Promise<Utterance>
}
