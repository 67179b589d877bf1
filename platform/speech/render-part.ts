import type { SpeechFormat } from '../../lib/contract/enums.ts'
import type { ReadingOptions } from '../../lib/domain/reading/options.ts'
import type { SpeechEngine, WordTime } from './engine.ts'
import { encodeMp3 } from './mp3.ts'
import { opusPackets, PACKET_MS } from './opus.ts'
import { speakText } from './render.ts'
import { pcmOf } from './wav-file.ts'

/** A stretch of a longer text; `leadMs` and `tailMs` are the silence before and after it. */
export type SpeechPart = {
  text: string
  voice: string
  rate: number
  reading?: ReadingOptions | undefined
  format: SpeechFormat
  leadMs: number
  tailMs: number
}

/** Its sound: whole MP3 frames after a tag, the bare 16-bit samples of a WAV or the packets of an Opus file, and when its words are heard. */
export type PartAudio = {
  bytes: Uint8Array
  sampleRate: number
  durationMs: number
  words: WordTime[]
}

/** Of 22 kHz and one channel: as good as the voices are. */
const KBPS = 64

/** Speaks one part of a text. */
export const renderPart = async (
  engine: SpeechEngine,
  { text, voice, rate, format, ...spoken }: SpeechPart,
  title: string,
): Promise<PartAudio> => {
  const { mono, sampleRate, words } = await speakText(engine, text, voice, rate, spoken)
  if (format === 'wav')
    return { bytes: pcmOf(mono), sampleRate, durationMs: (mono.length / sampleRate) * 1_000, words }
  if (format === 'opus') {
    const packets = await opusPackets(mono, sampleRate)
    return { bytes: packets.bytes, sampleRate, durationMs: packets.count * PACKET_MS, words }
  }
  const { bytes, durationMs, delayMs } = await encodeMp3([mono], sampleRate, {
    title,
    spokenBy: engine.provider,
    kbps: KBPS,
  })
  const late = Math.round(delayMs)
  return {
    bytes,
    sampleRate,
    durationMs,
    words: words.map((word) => ({
      text: word.text,
      start_ms: word.start_ms + late,
      end_ms: word.end_ms + late,
    })),
  }
}
