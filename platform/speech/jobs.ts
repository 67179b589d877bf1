import type { ReadingOptions } from '../../lib/domain/reading/options.ts'
import type { Turn } from './dialogue.ts'
import type { PartAudio, SpeechPart } from './render-part.ts'
import type { CallAudio, SpeechAudio } from './render.ts'

/** What the speech thread is asked to do. */
export type Job =
  | { kind: 'call'; turns: readonly Turn[]; voice: string; customer?: string; rate: number; title: string }
  | { kind: 'part'; part: SpeechPart; title: string }
  | {
      kind: 'speech'
      text: string
      voice: string
      rate: number
      title: string
      reading?: ReadingOptions | undefined
    }

export type JobRequest = { id: number; job: Job }

export type JobResult =
  | { id: number; ok: true; call: CallAudio }
  | { id: number; ok: true; part: PartAudio }
  | { id: number; ok: true; speech: SpeechAudio }
  | { id: number; ok: false; reason: string }
