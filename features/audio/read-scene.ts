import { assetUrl } from '@/lib/asset-url'
import type { Locale } from '@/lib/i18n/config'
import { readAudioDetails } from '@/lib/read-audio-details'

/** The recording a picture goes with, in a language: address, seconds, both channels, its turns (ms), and `at`, the second of a moment: 2.5 is the middle of the turn 2, counted from 0; throws when it was not made. */
export const readScene = async (name: string, lang: Locale) => {
  const path = `/audio/scenes/${name}-${lang}.mp3`
  const scene = await readAudioDetails(path)
  const [agent, customer] = scene?.channels ?? []
  if (!scene || !agent || !customer) throw new Error(`${path}: its peaks are missing, run npm run make:audio`)
  const turns = scene.transcript.map(({ speaker, text, start_ms: startMs, end_ms: endMs }) => ({
    speaker,
    text,
    startMs,
    endMs,
  }))
  const at = (moment: number) => {
    const turn = turns[Math.floor(moment)]
    if (!turn) throw new Error(`${path}: no turn ${Math.floor(moment)}`)
    return Math.round((turn.startMs + (moment % 1) * (turn.endMs - turn.startMs)) / 100) / 10
  }
  return {
    src: assetUrl(path),
    seconds: scene.seconds,
    channels: { agent, customer },
    spokenBy: scene.spokenBy,
    turns,
    at,
  }
}

export type Scene = Awaited<ReturnType<typeof readScene>>
