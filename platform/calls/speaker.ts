import { createHash } from 'node:crypto'
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
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

/** Where the recordings of an installation are. A call names its own by a plain name, whatever the folder is called. */
export const recordingPath = (dataDir: string, name: string): string =>
  join(dataDir, 'recordings', basename(name))

/** The file beside a recording that says what is heard when. */
export const timingsOf = (path: string): string => `${path}.json`

const timingsSchema = z.object({ durationMs: z.number(), lines: z.array(transcriptLineSchema) })

const speakToFile = async (path: string, dialogue: Dialogue): Promise<Recording> => {
  const { voiceCode, rate, turns } = dialogue
  const audio = await synthesizeDialogue(turns, voiceCode, { rate })
  const lines = audio.turns.map(({ speaker, start_ms, end_ms, text }) => ({
    speaker,
    start_ms,
    end_ms,
    text,
  }))
  const { durationMs } = audio
  await writeFile(path, audio.mp3)
  await writeFile(timingsOf(path), JSON.stringify({ durationMs, lines }))
  return { file: basename(path), durationMs, lines }
}

const spokenBefore = async (path: string): Promise<Recording | null> => {
  try {
    const timings = timingsSchema.parse(JSON.parse(await readFile(timingsOf(path), 'utf8')))
    const now = new Date()
    await Promise.all([path, timingsOf(path)].map((part) => utimes(part, now, now)))
    return { file: basename(path), ...timings }
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
  const underWay = new Map<string, Promise<Recording>>()

  const begin = (path: string, dialogue: Dialogue) => {
    const work = mkdir(dirname(path), { recursive: true }).then(() => speakToFile(path, dialogue))
    underWay.set(path, work)
    work
      .catch((error: unknown) => log.warn({ err: error }, 'a call could not be spoken'))
      .finally(() => underWay.delete(path))
    return work
  }

  const speak: SpeakCall = async (dialogue) => {
    const name = createHash('sha256').update(JSON.stringify(dialogue)).digest('hex').slice(0, 32)
    const path = recordingPath(dataDir, `${name}.mp3`)
    const before = await spokenBefore(path)
    if (before) return before
    const already = underWay.get(path)
    if (!already && underWay.size >= MAX_WAITING) return null
    return withPatience(already ?? begin(path, dialogue), patienceMs).catch(() => null)
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
