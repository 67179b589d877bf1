import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { transcriptLineSchema, type TranscriptLine } from '@/lib/contract/sample-call'

const schema = z.object({
  d: z.number(),
  ch: z.array(z.base64()).min(1),
  flags: z.array(z.number()).default([]),
  transcript: z.array(transcriptLineSchema).default([]),
})

export type AudioPeaks = {
  seconds: number
  lanes: readonly (readonly number[])[]
  flags: readonly number[]
  transcript: readonly TranscriptLine[]
}

/** What stands beside an audio file of ours ('/audio/calls/x.mp3'): loudness per bar and lane (0 to 1), moments in seconds, spoken lines; null when there is none. */
export const readAudioPeaks = async (audioPath: string): Promise<AudioPeaks | null> => {
  if (!/^\/audio\/[a-z0-9/-]+\.mp3$/.test(audioPath)) return null
  const file = path.join(process.cwd(), 'public', audioPath.replace(/\.mp3$/, '.json'))
  try {
    const { d, ch, flags, transcript } = schema.parse(JSON.parse(await readFile(file, 'utf8')))
    const lanes = ch.map((lane) => [...Buffer.from(lane, 'base64')].map((byte) => byte / 255))
    return { seconds: d, lanes, flags: flags.map((ms) => ms / 1000), transcript }
  } catch {
    return null
  }
}
