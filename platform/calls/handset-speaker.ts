import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { spokenWordSchema } from '../../lib/contract/handset.ts'
import { synthesizeSpeech } from '../speech/speech.ts'

/** With more in front of it, a visitor would wait in vain and real calls as well. */
const MAX_WAITING = 4
const PATIENCE_MS = 10_000
const MAX_FILES = 1_500

const timingsSchema = z.object({ duration_ms: z.number(), words: z.array(spokenWordSchema) })

export type SpokenStep = z.infer<typeof timingsSchema>
/** What is said; equal words in an equal voice are spoken once. */
export type ToSay = { text: string; voice: string; rate: number }

type Synthesize = (
  text: string,
  voice: string,
  options: { rate: number },
) => Promise<{
  mp3: Uint8Array
  durationMs: number
  words: SpokenStep['words']
}>

type Options = { synthesize?: Synthesize; patienceMs?: number; maxFiles?: number }

const removeOldest = async (folder: string, keep: number) => {
  const sounds = (await readdir(folder)).filter((name) => name.endsWith('.mp3'))
  if (sounds.length <= keep) return
  const dated = await Promise.all(
    sounds.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  )
  const oldest = dated.sort((a, b) => a.at - b.at).slice(0, sounds.length - Math.floor(keep * 0.9))
  for (const { name } of oldest) {
    await rm(join(folder, name), { force: true })
    await rm(join(folder, `${name}.json`), { force: true })
  }
}

/** Speaks steps of the handset into a folder of bounded size; `ask` gives null when it cannot be said now. */
export const createHandsetSpeaker = (
  folder: string,
  { synthesize = synthesizeSpeech, patienceMs = PATIENCE_MS, maxFiles = MAX_FILES }: Options = {},
) => {
  const underWay = new Map<string, Promise<SpokenStep>>()
  const fileOf = (id: string) => join(folder, `${id}.mp3`)

  const before = async (id: string): Promise<SpokenStep | null> => {
    try {
      const timings = timingsSchema.parse(JSON.parse(await readFile(`${fileOf(id)}.json`, 'utf8')))
      const now = new Date()
      await Promise.all([fileOf(id), `${fileOf(id)}.json`].map((path) => utimes(path, now, now)))
      return timings
    } catch {
      return null
    }
  }

  const say = async (id: string, { text, voice, rate }: ToSay): Promise<SpokenStep> => {
    const { mp3, durationMs, words } = await synthesize(text, voice, { rate })
    await mkdir(folder, { recursive: true })
    await writeFile(fileOf(id), mp3)
    const timings = { duration_ms: durationMs, words }
    // The times come last and whole: where they are, the sound is.
    await writeFile(`${fileOf(id)}.part`, JSON.stringify(timings))
    await rename(`${fileOf(id)}.part`, `${fileOf(id)}.json`)
    await removeOldest(folder, maxFiles)
    return timings
  }

  const begin = (id: string, words: ToSay) => {
    const work = say(id, words)
    underWay.set(id, work)
    void work.catch(() => undefined).finally(() => underWay.delete(id))
    return work
  }

  const ask = async (id: string, words: ToSay): Promise<SpokenStep | null> => {
    const already = underWay.get(id)
    if (!already && underWay.size >= MAX_WAITING) return null
    const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null).unref())
    return Promise.race([already ?? begin(id, words), late]).catch(() => null)
  }

  return { fileOf, before, ask }
}
