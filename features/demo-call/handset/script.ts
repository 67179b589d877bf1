import { assetUrl } from '@/lib/asset-url'
import type { HandsetScript, HandsetSpeech, HandsetStep } from '@/lib/contract/handset'
import type { Translation } from '@/lib/contract/sample-call'

/** A recording of one step and when its words are heard, in milliseconds from its start. */
export type Clip = {
  text: string
  translation?: Translation | undefined
  src: string
  durationMs: number
  words: readonly { text: string; startMs: number; endMs: number }[]
}

export type Script = HandsetScript
export type Step = HandsetStep

/** The clip of a speech as it comes over the wire. */
export const toClip = ({ text, translation, audio_url, duration_ms, words }: HandsetSpeech): Clip => ({
  text,
  translation,
  src: assetUrl(audio_url),
  durationMs: duration_ms,
  words: words.map((word) => ({ text: word.text, startMs: word.start_ms, endMs: word.end_ms })),
})

/** A script as it is spoken, and the same in the language of the page: what its keys and its endings are called there. */
export type Scripts = { spoken: Script; shown: Script }

/** A step that must be there; scripts are checked for it before they are shipped. */
export const stepOf = (script: Script, id: string): Step => {
  const step = script.steps[id]
  if (!step) throw new Error(`${script.id} has no step ${id}`)
  return step
}

/** What the form beside the handset holds; whatever is missing gets the scenario's own default. */
export type HandsetValues = {
  voice?: string | undefined
  personalizedFields?: Readonly<Record<string, string>> | undefined
  otpCode?: string | undefined
  otpLength?: 4 | 6 | undefined
  rate?: number | undefined
}
