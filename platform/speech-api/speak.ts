import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { ttsResultSchema } from '../../lib/contract/tts.ts'
import type { Db } from '../db/open.ts'
import { speeches, type SpeechRow } from '../db/api-schema.ts'
import { oggOpus } from '../speech/ogg-opus.ts'
import type { SpeechPart } from '../speech/render-part.ts'
import type { SpeechKind } from '../speech/speech-queue.ts'
import { speechQueue, synthesizePart } from '../speech/speech.ts'
import { wavFile } from '../speech/wav-file.ts'
import type { Files } from '../storage/files.ts'

/** The folder of what was spoken for programs. */
export const SPEECHES = 'speeches'

const TITLE = 'Sóng AI'

const factsSchema = z.object({
  sampleRate: z.number(),
  durationMs: z.number(),
  words: ttsResultSchema.shape.words,
})
type Facts = z.infer<typeof factsSchema>
type Sound = Facts & { bytes: Uint8Array }

/** Where the sound of a speech is kept. */
export const audioKey = ({ id, format }: Pick<SpeechRow, 'id' | 'format'>): string =>
  `${SPEECHES}/${id}.${format}`

const ID3_HEAD = 10

/** MP3 frames without the tag in front of them. */
const withoutTag = (bytes: Uint8Array): Uint8Array => {
  if (Buffer.from(bytes.subarray(0, 3)).toString('latin1') !== 'ID3') return bytes
  const size = bytes.subarray(6, ID3_HEAD).reduce((sum, byte) => sum * 128 + byte, 0)
  return bytes.subarray(ID3_HEAD + size)
}

const joined = (sounds: readonly Sound[], format: SpeechRow['format']): Buffer => {
  const bytes = Buffer.concat(
    sounds.map((sound, i) => (format === 'mp3' && i > 0 ? withoutTag(sound.bytes) : sound.bytes)),
  )
  if (format === 'mp3') return bytes
  return format === 'opus' ? oggOpus(bytes) : wavFile(bytes, sounds[0]?.sampleRate ?? 0)
}

/** The words of all parts, each later by what was said before it. */
const allWords = (sounds: readonly Sound[]): Facts['words'] => {
  let at = 0
  return sounds.flatMap(({ words, durationMs }) => {
    const from = at
    at += durationMs
    return words.map((word) => ({
      text: word.text,
      start_ms: Math.round(from + word.start_ms),
      end_ms: Math.round(from + word.end_ms),
    }))
  })
}

/**
 * Speaks speeches and keeps their sound. What was spoken of a long one before the process died is not spoken, or billed, again.
 * It rejects when the engine does, and with SpeechBusyError when too many wait.
 */
export const createSpeechMaker = (db: Db, files: Files) => {
  const running = new Map<string, Promise<SpeechRow>>()

  const keptPart = async (key: string): Promise<Sound | null> => {
    const [bytes, facts] = await Promise.all([files.read(key), files.read(`${key}.json`)])
    return bytes && facts ? { ...factsSchema.parse(JSON.parse(facts.toString('utf8'))), bytes } : null
  }

  const partOf = async (key: string, part: SpeechPart, kind: SpeechKind): Promise<Sound> => {
    const kept = kind === 'long-text' ? await keptPart(key) : null
    if (kept) return kept
    const { bytes, ...facts } = await speechQueue.run(kind, () => synthesizePart(part, TITLE))
    if (kind === 'long-text') {
      await files.write(key, bytes)
      await files.write(`${key}.json`, Buffer.from(JSON.stringify(facts)))
    }
    return { ...facts, bytes }
  }

  const speakAll = async (row: SpeechRow, kind: SpeechKind): Promise<SpeechRow> => {
    const parts = row.wish?.parts ?? []
    const keys = parts.map((_part, i) => `${SPEECHES}/${row.id}-${i}.part`)
    const sounds: Sound[] = []
    for (const [i, part] of parts.entries()) {
      sounds.push(await partOf(keys[i] ?? '', part, kind))
      if (kind === 'long-text')
        await db
          .update(speeches)
          .set({ partsDone: i + 1 })
          .where(eq(speeches.id, row.id))
    }
    await files.write(audioKey(row), joined(sounds, row.format))
    const [done] = await db
      .update(speeches)
      .set({
        state: 'done',
        wish: null,
        words: allWords(sounds),
        durationMs: Math.round(sounds.reduce((sum, { durationMs }) => sum + durationMs, 0)),
      })
      .where(eq(speeches.id, row.id))
      .returning()
    if (kind === 'long-text')
      for (const key of keys) for (const name of [key, `${key}.json`]) await files.remove(name)
    return done ?? row
  }

  /** The speech with its sound; whoever asks for the same one meanwhile waits for the same. */
  return (row: SpeechRow, kind: Extract<SpeechKind, 'api' | 'long-text'>): Promise<SpeechRow> => {
    if (row.state !== 'queued') return Promise.resolve(row)
    const work = running.get(row.id) ?? speakAll(row, kind).finally(() => running.delete(row.id))
    running.set(row.id, work)
    return work
  }
}
