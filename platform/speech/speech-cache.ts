import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { SpeechBusyError, type SpeechKind, type SpeechQueue } from './speech-queue.ts'
import { speechQueue } from './speech.ts'

type Options<Facts> = {
  folder: string
  kind: SpeechKind
  /** The shape of what is kept beside a sound. */
  schema: z.ZodType<Facts>
  queue?: SpeechQueue | undefined
  /** How long whoever asks waits at most; what is spoken later is kept all the same. */
  timeoutMs?: number
  maxFiles?: number
}

const removeOldest = async (folder: string, keep: number) => {
  const sounds = (await readdir(folder)).filter((name) => name.endsWith('.mp3'))
  if (sounds.length <= keep) return
  const dated = await Promise.all(
    sounds.map(async (name) => ({ name, usedAt: (await stat(join(folder, name))).mtimeMs })),
  )
  const oldest = dated.sort((a, b) => a.usedAt - b.usedAt).slice(0, sounds.length - Math.floor(keep * 0.9))
  for (const { name } of oldest) {
    await rm(join(folder, name), { force: true })
    await rm(factsFile(join(folder, name)), { force: true })
  }
}

/** The file with the facts about a sound, beside it. */
export const factsFile = (soundFile: string): string => `${soundFile}.json`

/** Speech kept in a folder as `<id>.mp3` with its facts (`<id>.mp3.json`); equal ids are spoken once, however many ask at once. */
export const createSpeechCache = <Facts>({
  folder,
  kind,
  schema,
  queue = speechQueue,
  timeoutMs,
  maxFiles,
}: Options<Facts>) => {
  const running = new Map<string, Promise<Facts>>()
  const fileOf = (id: string) => join(folder, `${id}.mp3`)

  /** The facts of a sound that is here, or null; housekeeping counts its age from this use. */
  const find = async (id: string): Promise<Facts | null> => {
    const files = [fileOf(id), factsFile(fileOf(id))]
    try {
      const facts = schema.parse(JSON.parse(await readFile(factsFile(fileOf(id)), 'utf8')))
      const now = new Date()
      await Promise.all(files.map((file) => utimes(file, now, now)))
      return facts
    } catch {
      return null
    }
  }

  const store = async (id: string, { mp3, facts }: { mp3: Uint8Array; facts: Facts }): Promise<Facts> => {
    await mkdir(folder, { recursive: true })
    await writeFile(fileOf(id), mp3)
    const file = factsFile(fileOf(id))
    // The facts come last and whole: where they are, the sound is.
    await writeFile(`${file}.part`, JSON.stringify(facts))
    await rename(`${file}.part`, file)
    if (maxFiles !== undefined) await removeOldest(folder, maxFiles)
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

  return { fileOf, find, speak, isRunning: (id: string): boolean => running.has(id) }
}
