import { createHash } from 'node:crypto'
import { z } from 'zod'
import { listeningCode, type ListeningQuery } from '../../lib/contract/listening.ts'
import { spellCode } from '../speech/otp.ts'
import { createSpeechCache } from '../speech/speech-cache.ts'
import { SpeechBusyError, type SpeechQueue } from '../speech/speech-queue.ts'
import { speechKeyOf, synthesizeSpeech } from '../speech/speech.ts'
import type { Files } from '../storage/files.ts'
import { RECORDINGS } from './speaker.ts'

type SpokenCode = Omit<ListeningQuery, 'voice'> & { voiceCode: string }
type Options = { synthesize?: typeof synthesizeSpeech; queue?: SpeechQueue }

/** The codes of the listening test as MP3 files; each is said once and kept beside the recordings of calls. */
export const createListening = (files: Files, { synthesize = synthesizeSpeech, queue }: Options = {}) => {
  const cache = createSpeechCache({
    files,
    folder: RECORDINGS,
    kind: 'listening',
    schema: z.object({ duration_ms: z.number() }),
    queue,
  })

  /** The key of one code's file; null when too many are being made. Rejects when the speech engine does, or `admit`, which is called before one is made. */
  return async (
    { digits, rate, turn, voiceCode }: SpokenCode,
    admit: () => Promise<void>,
  ): Promise<string | null> => {
    const name = ['listening', digits, rate, turn, voiceCode, speechKeyOf(voiceCode)].join(' ')
    const id = createHash('sha256').update(name).digest('hex').slice(0, 32)
    if (await cache.find(id)) return cache.keyOf(id)
    if (!cache.isRunning(id)) await admit()
    try {
      await cache.speak(id, async () => {
        const { mp3, durationMs } = await synthesize(spellCode(listeningCode(digits, turn)), voiceCode, {
          rate,
        })
        return { mp3, facts: { duration_ms: durationMs } }
      })
      return cache.keyOf(id)
    } catch (error) {
      if (error instanceof SpeechBusyError) return null
      throw error
    }
  }
}
