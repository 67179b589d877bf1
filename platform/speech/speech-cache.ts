import type { z } from 'zod'
import type { FileFacts, Files } from '../storage/files.ts'
import { SpeechBusyError, type SpeechKind, type SpeechQueue } from './speech-queue.ts'
import { speechQueue } from './speech.ts'

type Options<Facts> = {
  files: Files
  folder: string
  kind: SpeechKind
  /** The shape of what is kept beside a sound. */
  schema: z.ZodType<Facts>
  queue?: SpeechQueue | undefined
  /** How long whoever asks waits at most; what is spoken later is kept all the same. */
  timeoutMs?: number
  maxFiles?: number
}

/** Removes the sounds of a folder that were not used for longest, once it holds more than `keep`; gives how many more it may take then. */
const makeRoom = async (files: Files, folder: string, keep: number): Promise<number> => {
  const sounds: FileFacts[] = []
  for await (const file of files.list(folder)) if (file.key.endsWith('.mp3')) sounds.push(file)
  if (sounds.length < keep) return keep - sounds.length
  const left = Math.floor(keep * 0.9)
  const oldest = sounds.sort((a, b) => a.usedAt.getTime() - b.usedAt.getTime()).slice(0, sounds.length - left)
  for (const { key } of oldest) {
    await files.remove(key)
    await files.remove(factsOf(key))
  }
  return keep - left
}

/** The key of the facts about a sound, beside it. */
export const factsOf = (soundKey: string): string => `${soundKey}.json`

/** Speech kept as `<id>.mp3` with its facts (`<id>.mp3.json`); equal ids are spoken once, however many ask at once. */
export const createSpeechCache = <Facts>({
  files,
  folder,
  kind,
  schema,
  queue = speechQueue,
  timeoutMs,
  maxFiles,
}: Options<Facts>) => {
  const running = new Map<string, Promise<Facts>>()
  const keyOf = (id: string) => `${folder}/${id}.mp3`
  let room = 0

  /** The facts of a sound that is kept, or null; housekeeping counts its age from this use. */
  const find = async (id: string): Promise<Facts | null> => {
    const keys = [keyOf(id), factsOf(keyOf(id))]
    try {
      const kept = await files.read(factsOf(keyOf(id)))
      if (!kept) return null
      const facts = schema.parse(JSON.parse(kept.toString('utf8')))
      await Promise.all(keys.map(files.touch))
      return facts
    } catch {
      return null
    }
  }

  const store = async (id: string, { mp3, facts }: { mp3: Uint8Array; facts: Facts }): Promise<Facts> => {
    if (maxFiles !== undefined && room === 0) room = await makeRoom(files, folder, maxFiles)
    await files.write(keyOf(id), mp3)
    // The facts come last: where they are, the sound is.
    await files.write(factsOf(keyOf(id)), Buffer.from(JSON.stringify(facts)))
    room -= 1
    return facts
  }

  /** Has `synthesize` speak in its turn and keeps the sound; rejects when the engine does, and with `SpeechBusyError` when too many wait or it takes too long. */
  const speak = (
    id: string,
    synthesize: () => Promise<{ mp3: Uint8Array; facts: Facts }>,
  ): Promise<Facts> => {
    const work = running.get(id) ?? queue.run(kind, synthesize).then((sound) => store(id, sound))
    if (!running.has(id)) {
      running.set(id, work)
      void work.catch(() => undefined).finally(() => running.delete(id))
    }
    if (timeoutMs === undefined) return work
    const late = new Promise<never>((_, reject) => {
      const error = new SpeechBusyError(`not spoken within ${timeoutMs} ms`)
      setTimeout(() => reject(error), timeoutMs).unref()
    })
    return Promise.race([work, late])
  }

  return { keyOf, find, speak, isRunning: (id: string): boolean => running.has(id) }
}
