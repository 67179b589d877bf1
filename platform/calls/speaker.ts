import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { transcriptLineSchema } from '../../lib/contract/sample-call.ts'
import type { Logger } from '../logger.ts'
import { createSpeechCache } from '../speech/speech-cache.ts'
import { speechKeyOf, synthesizeDialogue } from '../speech/speech.ts'
import type { SpeakCall } from './speech.ts'

/** A visitor waits this long at most, on a busy machine, before the phone rings without a recording to come. */
const TIMEOUT_MS = 12_000

const recordingsFolder = (dataDir: string) => join(dataDir, 'recordings')

/** Where the recordings of an installation are. A call names its own by a plain name, whatever the folder is called. */
export const recordingPath = (dataDir: string, name: string): string =>
  join(recordingsFolder(dataDir), basename(name))

const timingsSchema = z.object({ durationMs: z.number(), lines: z.array(transcriptLineSchema) })

/** Gives the way to speak calls with the speech engine; it keeps the recordings, so that the same words are spoken once. */
export const createSpeaker = (dataDir: string, log: Logger, { timeoutMs = TIMEOUT_MS } = {}): SpeakCall => {
  const cache = createSpeechCache({
    folder: recordingsFolder(dataDir),
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
      return { file: basename(cache.fileOf(id)), ...timings }
    } catch (error) {
      log.warn({ err: error }, 'a call could not be spoken')
      return null
    }
  }
}
