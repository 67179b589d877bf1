import type { z } from 'zod'
import type { ReadingOptions } from '../../lib/domain/reading/options.ts'
import { ttsResultSchema } from '../../lib/contract/tts.ts'
import { createSpeechCache } from '../speech/speech-cache.ts'
import { synthesizeSpeech } from '../speech/speech.ts'
import type { Files } from '../storage/files.ts'

const soundSchema = ttsResultSchema.pick({ duration_ms: true, size_bytes: true, peaks: true, words: true })

type TtsText = { text: string; voice: string; rate: number; reading?: ReadingOptions | undefined }

const TIMEOUT_MS = 12_000

/** The folder of the texts read for visitors. */
export const TEXTS = 'tts'

/** Reads texts aloud and keeps the sound, each content once; `speak` rejects when the engine fails, is too slow, or has too much to do. */
export const createTtsSpeaker = (files: Files) => {
  const cache = createSpeechCache({
    files,
    folder: TEXTS,
    kind: 'try-out',
    schema: soundSchema,
    timeoutMs: TIMEOUT_MS,
  })

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

  return { keyOf: cache.keyOf, speak }
}
