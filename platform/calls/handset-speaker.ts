import { z } from 'zod'
import { spokenWordSchema } from '../../lib/contract/handset.ts'
import { createSpeechCache } from '../speech/speech-cache.ts'
import type { SpeechQueue } from '../speech/speech-queue.ts'
import { synthesizeSpeech } from '../speech/speech.ts'
import type { Files } from '../storage/files.ts'

const TIMEOUT_MS = 10_000
const MAX_FILES = 1_500

/** The folder of the speech of the handset. */
export const HANDSET = 'handset'

const timingsSchema = z.object({ duration_ms: z.number(), words: z.array(spokenWordSchema) })

export type SpokenStep = z.infer<typeof timingsSchema>
/** What is said; equal words in an equal voice are spoken once. */
export type StepSpeech = { text: string; voice: string; rate: number }

type Synthesize = (
  text: string,
  voice: string,
  options: { rate: number },
) => Promise<{ mp3: Uint8Array; durationMs: number; words: SpokenStep['words'] }>

type Options = { synthesize?: Synthesize; queue?: SpeechQueue; timeoutMs?: number; maxFiles?: number }

/** Speaks steps of the handset into a folder of bounded size; `speak` gives null when it cannot be said now. */
export const createHandsetSpeaker = (
  files: Files,
  { synthesize = synthesizeSpeech, queue, timeoutMs = TIMEOUT_MS, maxFiles = MAX_FILES }: Options = {},
) => {
  const cache = createSpeechCache({
    files,
    folder: HANDSET,
    kind: 'handset',
    schema: timingsSchema,
    queue,
    timeoutMs,
    maxFiles,
  })
  return {
    keyOf: cache.keyOf,
    find: cache.find,
    speak: (id: string, { text, voice, rate }: StepSpeech): Promise<SpokenStep | null> =>
      cache
        .speak(id, async () => {
          const { mp3, durationMs, words } = await synthesize(text, voice, { rate })
          return { mp3, facts: { duration_ms: durationMs, words } }
        })
        .catch(() => null),
  }
}
