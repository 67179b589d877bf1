import { callsLeftSchema } from '@/lib/contract/calls-left'
import { paths } from '@/lib/contract/paths'
import { ttsResultSchema, type TtsRequest } from '@/lib/contract/tts'
import { request } from '@/lib/http'

/** Has a text read aloud: where the sound is, what to draw, when each word is heard, and how many texts are left today. */
export const createSound = (body: TtsRequest) =>
  request(ttsResultSchema, { method: 'POST', url: paths.ttsDemo, data: body })

/** How many texts this visitor may still have read today. */
export const readLeft = () => request(callsLeftSchema, { url: paths.ttsLeft })
