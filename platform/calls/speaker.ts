import { createHash } from 'node:crypto'
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { transcriptLineSchema } from '../../lib/contract/sample-call.ts'
import type { Logger } from '../context.ts'
import { stopSpeech, synthesizeDialogue, warmSpeech } from '../speech/speech.ts'
import type { Dialogue } from './dialogue.ts'
import type { Recording, SpeakCall } from './speech.ts'

/** A visitor waits this long at most, on a busy machine, before the phone rings without a recording to come. */
const PATIENCE_MS = 12_000

/** With more in front of it, a call would wait in vain. */
const MAX_WAITING = 6

const timingsSchema = z.object({ durationMs: z.number(), lines: z.array(transcriptLineSchema) })

const speakToFile = async (file: string, dialogue: Dialogue): Promise<Recording> => {
  const { voiceCode, rate, turns } = dialogue
  const audio = await synthesizeDialogue(turns, voiceCode, { rate })
  const lines = audio.turns.map(({ speaker, start_ms, end_ms, text }) => ({
    speaker,
    start_ms,
    end_ms,
    text,
  }))
  const { durationMs } = audio
  await writeFile(file, audio.mp3)
  await writeFile(`${file}.json`, JSON.stringify({ durationMs, lines }))
  return { file, durationMs, lines }
}

const spokenBefore = async (file: string): Promise<Recording | null> => {
  try {
    const timings = timingsSchema.parse(JSON.parse(await readFile(`${file}.json`, 'utf8')))
    const now = new Date()
    await Promise.all([file, `${file}.json`].map((path) => utimes(path, now, now)))
    return { file, ...timings }
  } catch {
    return null
  }
}

const withPatience = (work: Promise<Recording>, patienceMs: number): Promise<Recording | null> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null).unref())])

/** Speaks calls with the speech engine and keeps what was said, so that the same words are spoken once. */
export const createSpeaker = (
  dataDir: string,
  log: Logger,
  { patienceMs = PATIENCE_MS } = {},
): { warm: () => void; speak: SpeakCall; stop: () => Promise<void> } => {
  const folder = join(dataDir, 'recordings')
  const underWay = new Map<string, Promise<Recording>>()

  const begin = (file: string, dialogue: Dialogue) => {
    const work = mkdir(folder, { recursive: true }).then(() => speakToFile(file, dialogue))
    underWay.set(file, work)
    work
      .catch((error: unknown) => log.warn({ err: error }, 'a call could not be spoken'))
      .finally(() => underWay.delete(file))
    return work
  }

  const speak: SpeakCall = async (dialogue) => {
    const name = createHash('sha256').update(JSON.stringify(dialogue)).digest('hex').slice(0, 32)
    const file = join(folder, `${name}.mp3`)
    const before = await spokenBefore(file)
    if (before) return before
    const already = underWay.get(file)
    if (!already && underWay.size >= MAX_WAITING) return null
    return withPatience(already ?? begin(file, dialogue), patienceMs).catch(() => null)
  }

  return {
    warm: () =>
      void warmSpeech('thu-lam').catch((error: unknown) =>
        log.warn({ err: error }, 'speech is not available'),
      ),
    speak,
    stop: stopSpeech,
  }
}
