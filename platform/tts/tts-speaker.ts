import type { z } from 'zod'
import type { ReadingOptions } from '../../lib/domain/reading/options.ts'
import { ttsResultSchema } from '../../lib/contract/tts.ts'
import { createSpeechCache } from '../speech/speech-cache.ts'
import { synthesizeSpeech } from '../speech/speech.ts'

const soundSchema = ttsResultSchema.pick({ duration_ms: true, size_bytes: true, peaks: true, words: true })

type TtsText = { text: string; voice: string; rate: number; reading?: ReadingOptions | undefined }

const TIMEOUT_MS = 12_000

/** Reads texts aloud into a folder, each content once; `speak` rejects when the engine fails, is too slow, or has too much to do. */
export const createTtsSpeaker = (folder: string) => {
  const cache = createSpeechCache({ folder, kind: 'try-out', schema: soundSchema, timeoutMs: TIMEOUT_MS })

  const speak = async (
    id: string,
    { text, voice, rate, reading }: TtsText,
  ): Promise<z.infer<typeof soundSchema>> =>
    (await cache.find(id)) ??
    cache.speak(id, async () => {
      const options = reading ? { rate, reading } : { rate }
      const { mp3, durationMs, words, peaks } = await synthesizeSpeech(text, voice, options)
      return { mp3, facts: { duration_ms: durationMs, size_bytes: mp3.length, peaks, words } }
    })

  return { fileOf: cache.fileOf, speak }
}
