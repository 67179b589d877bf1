import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { z } from 'zod'
import { transcriptLineSchema } from '../../lib/contract/sample-call.ts'
import type { Logger } from '../logger.ts'
import type { Files } from '../storage/files.ts'
import { createSpeechCache } from '../speech/speech-cache.ts'
import { speechKeyOf, synthesizeDialogue } from '../speech/speech.ts'
import type { SpeakCall } from './speech.ts'

/** A visitor waits this long at most, on a busy machine, before the phone rings without a recording to come. */
const TIMEOUT_MS = 12_000

/** The folder of the recordings of calls, and of what else is said once and kept as long. */
export const RECORDINGS = 'recordings'

/** The key of a recording. A call names its own by a plain name; old ones by a path of the machine that made it. */
export const recordingKey = (name: string): string => `${RECORDINGS}/${basename(name)}`

const timingsSchema = z.object({ durationMs: z.number(), lines: z.array(transcriptLineSchema) })

/** Gives the way to speak calls with the speech engine; it keeps the recordings, so that the same words are spoken once. */
export const createSpeaker = (files: Files, log: Logger, { timeoutMs = TIMEOUT_MS } = {}): SpeakCall => {
  const cache = createSpeechCache({
    files,
    folder: RECORDINGS,
    kind: 'call',
    schema: timingsSchema,
    timeoutMs,
  })

  return async (dialogue) => {
    const id = createHash('sha256')
      .update(JSON.stringify([speechKeyOf(dialogue.voiceCode), dialogue]))
      .digest('hex')
      .slice(0, 32)
    const synthesize = async () => {
      const { mp3, durationMs, turns } = await synthesizeDialogue(dialogue.turns, dialogue.voiceCode, {
        rate: dialogue.rate,
      })
      const lines = turns.map(({ speaker, start_ms, end_ms, text }) => ({ speaker, start_ms, end_ms, text }))
      return { mp3, facts: { durationMs, lines } }
    }
    try {
      const timings = (await cache.find(id)) ?? (await cache.speak(id, synthesize))
      return { file: basename(cache.keyOf(id)), ...timings }
    } catch (error) {
      log.warn({ err: error }, 'a call could not be spoken')
      return null
    }
  }
}
