import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { recordedLineSchema, type RecordedLine } from '@/lib/contract/sample-call'
import { spokenBySchema } from '@/lib/contract/voice'
import { PITCH_STEPS, type VoiceFeatures } from '@/lib/domain/voiceprint'
import { unpackPeaks, type Peaks } from '@/lib/domain/waveform'

const voiceFeaturesSchema = z.object({
  pitch: z.array(z.number()).length(PITCH_STEPS),
  seconds: z.number(),
  brightness: z.number(),
})

const schema = z.object({
  d: z.number(),
  ch: z.array(z.base64()).min(1),
  transcript: z.array(recordedLineSchema).default([]),
  spoken_by: spokenBySchema,
  voiceprint: voiceFeaturesSchema.optional(),
  pitch: z.array(z.number()).default([]),
})

export type AudioDetails = {
  seconds: number
  channels: readonly Peaks[]
  transcript: readonly RecordedLine[]
  spokenBy: string | undefined
  voiceprint: VoiceFeatures | undefined
  /** Of a single syllable: Hz at equal steps, 0 where there is none. */
  pitch: readonly number[]
}

/** What stands beside an audio file of ours ('/audio/calls/x.mp3'): loudness per bar and channel (0 to 1), spoken lines; null when there is none. */
export const readAudioDetails = async (audioPath: string): Promise<AudioDetails | null> => {
  if (!/^\/audio\/[a-z0-9/-]+\.mp3$/.test(audioPath)) return null
  const file = path.join(process.cwd(), 'public', audioPath.replace(/\.mp3$/, '.json'))
  try {
    const {
      d,
      ch,
      transcript,
      spoken_by: spokenBy,
      voiceprint,
      pitch,
    } = schema.parse(JSON.parse(await readFile(file, 'utf8')))
    return { seconds: d, channels: ch.map(unpackPeaks), transcript, spokenBy, voiceprint, pitch }
  } catch {
    return null
  }
}
