import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Video } from '../../features/resources/videos.ts'
import { transcriptLineSchema } from '../../lib/contract/sample-call.ts'
import { unpackPeaks } from '../../lib/domain/waveform.ts'

const ROOT = new URL('../../', import.meta.url)
const LANGS = ['vi', 'en'] as const

export const VIDEO_FOLDER = new URL('public/video/', ROOT)
export const FACTS_FILE = new URL('features/resources/videos.json', ROOT)

const soundSchema = z.object({
  d: z.number(),
  ch: z.array(z.base64()).length(2),
  transcript: z.array(transcriptLineSchema).min(1),
})
const itemSchema = z.object({ title: z.string(), lines: z.array(z.string()) })
const wordsSchema = z.object({ videos: z.object({ items: z.record(z.string(), itemSchema) }) })
const commonSchema = z.object({
  audio: z.object({ agent: z.string(), customer: z.string(), aiMade: z.string() }),
})

const read = async <T>(path: string, schema: { parse: (raw: unknown) => T }) =>
  schema.parse(JSON.parse(await readFile(new URL(path, ROOT), 'utf8')))

const readWords = async (id: string, lang: (typeof LANGS)[number], turns: number) => {
  const file = `locales/${lang}/resources.json`
  const [{ videos }, { audio }] = await Promise.all([
    read(file, wordsSchema),
    read(`locales/${lang}/common.json`, commonSchema),
  ])
  const words = videos.items[id]
  if (words?.lines.length !== turns) throw new Error(`${file}: videos.items.${id} needs ${turns} lines`)
  return { lang, labels: audio, ...words }
}

/** All that a video is made of: its recording, both channels' loudness (0 to 1), who speaks when, and the words of both languages. */
export const readSource = async ({ id, language }: Video) => {
  const { d: seconds, ch, transcript: turns } = await read(`public/audio/calls/${id}.json`, soundSchema)
  const captions = await Promise.all(LANGS.map((lang) => readWords(id, lang, turns.length)))
  const shown = captions.find(({ lang }) => lang === language)
  if (!shown) throw new Error(`${id}: no words in ${language}`)
  const [agent = [], customer = []] = ch.map(unpackPeaks)
  const mp3 = new URL(`public/audio/calls/${id}.mp3`, ROOT)
  return {
    id,
    mp3,
    seconds,
    channels: { agent, customer },
    turns,
    captions,
    title: shown.title,
    labels: shown.labels,
  }
}

export type VideoSource = Awaited<ReturnType<typeof readSource>>
