import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import type { ReadingOptions } from '../../lib/domain/reading/options.ts'
import { ttsResultSchema } from '../../lib/contract/tts.ts'
import { synthesizeSpeech } from '../speech/speech.ts'

const soundSchema = ttsResultSchema.pick({ duration_ms: true, size_bytes: true, peaks: true, words: true })
export type KeptSound = z.infer<typeof soundSchema>

export type ToRead = { text: string; voice: string; rate: number; reading?: ReadingOptions | undefined }
export type Synthesize = typeof synthesizeSpeech

/** With more in front of it, a visitor would wait in vain and real calls as well. */
const MAX_WAITING = 4
const PATIENCE_MS = 12_000

type Options = { synthesize?: Synthesize; patienceMs?: number }

/** Reads texts aloud into a folder, each content once; `ask` rejects when the engine fails, is too slow, or has too much to do. */
export const keepSpeech = (
  folder: string,
  { synthesize = synthesizeSpeech, patienceMs = PATIENCE_MS }: Options = {},
) => {
  const underWay = new Map<string, Promise<KeptSound>>()
  const fileOf = (id: string) => join(folder, `${id}.mp3`)

  const before = async (id: string): Promise<KeptSound | null> => {
    try {
      const sound = soundSchema.parse(JSON.parse(await readFile(`${fileOf(id)}.json`, 'utf8')))
      const now = new Date()
      await Promise.all([fileOf(id), `${fileOf(id)}.json`].map((path) => utimes(path, now, now)))
      return sound
    } catch {
      return null
    }
  }

  const read = async (id: string, { text, voice, rate, reading }: ToRead): Promise<KeptSound> => {
    const { mp3, durationMs, words, peaks } = await synthesize(text, voice, {
      rate,
      ...(reading && { reading }),
    })
    const sound = { duration_ms: durationMs, size_bytes: mp3.length, peaks, words }
    await mkdir(folder, { recursive: true })
    await writeFile(fileOf(id), mp3)
    // The facts come last and whole: where they are, the sound is.
    await writeFile(`${fileOf(id)}.part`, JSON.stringify(sound))
    await rename(`${fileOf(id)}.part`, `${fileOf(id)}.json`)
    return sound
  }

  const ask = async (id: string, wish: ToRead): Promise<KeptSound> => {
    const kept = await before(id)
    if (kept) return kept
    const already = underWay.get(id)
    if (!already && underWay.size >= MAX_WAITING) throw new Error('too many texts are waiting')
    const work = already ?? read(id, wish)
    if (!already) {
      underWay.set(id, work)
      void work.catch(() => undefined).finally(() => underWay.delete(id))
    }
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('the speech engine takes too long')), patienceMs).unref()
    })
    return Promise.race([work, late])
  }

  return { fileOf, ask }
}
