import type { Clip, Script } from '@/features/demo-call/handset/script'
import { assetUrl } from '@/lib/asset-url'
import { handsetScriptSchema, handsetSpeechSchema, type HandsetSpeechBody } from '@/lib/contract/handset'
import { paths } from '@/lib/contract/paths'
import { request, requestFile } from '@/lib/http'

const TIMEOUT_MS = 8_000

/** A script with its prerecorded speech, a file of the site itself; null when there is none of that name. */
export const readScript = async (name: string): Promise<Script | null> => {
  const url = assetUrl(`/audio/handset/${name}.json`)
  const { status, data } = await requestFile({ url, timeout: TIMEOUT_MS })
  return status === 404 ? null : handsetScriptSchema.parse(data)
}

/** One step spoken with the visitor's details; rejects with an ApiError. */
export const readSpeech = async (body: HandsetSpeechBody): Promise<Clip> => {
  const { text, translation, audioUrl, durationMs, words } = await request(handsetSpeechSchema, {
    method: 'POST',
    url: paths.handsetSpeech,
    data: body,
    timeout: TIMEOUT_MS,
  })
  return { text, translation, src: audioUrl, durationMs, words }
}
