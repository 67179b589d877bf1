import { readAudioDetails } from '@/lib/read-audio-details'
import { middlePitch } from '@/lib/domain/voiceprint'
import { spokenText } from '@/lib/domain/reading/read'
import { assetUrl } from '@/lib/asset-url'
import type { Locale } from '@/lib/i18n/config'

const SEMITONES = 12
const SENTENCES = [1, 2]

/** How high (semitones) the upper tenth of a melody lies above the lower tenth. */
const rangeOf = (pitch: readonly number[]) => {
  const pitched = pitch.filter((hz) => hz > 0).toSorted((a, b) => a - b)
  const at = (share: number) => pitched[Math.floor(share * (pitched.length - 1))] ?? 1
  return SEMITONES * Math.log2(at(0.9) / at(0.1))
}

/** What is heard of a voice of ours: its preview and the sentences all voices of its language read. */
export type VoiceSounds = Awaited<ReturnType<typeof readVoiceSounds>>

/** The recordings of a voice of ours and what was measured on the first sentence (Hz, semitones, words a second, dB); throws where one was not made. */
export const readVoiceSounds = async (code: string, language: Locale) => {
  const read = async (path: string) => {
    const details = await readAudioDetails(path)
    if (!details?.channels[0]) throw new Error(`${path}: its peaks are missing, run npm run make:audio`)
    return { ...details, src: assetUrl(path), peaks: details.channels[0] }
  }
  const [preview, ...sentences] = await Promise.all([
    read(`/audio/voices/${code}.mp3`),
    ...SENTENCES.map((n) => read(`/audio/compare/${code}-${n}.mp3`)),
  ])
  const { voiceprint } = preview
  if (!voiceprint)
    throw new Error(`/audio/voices/${code}.mp3: its voiceprint is missing, run npm run make:audio`)
  const text = sentences[0]?.transcript[0]?.text ?? ''
  // Written in Vietnamese, each syllable is a word.
  const words = (language === 'vi' ? spokenText(text) : text).match(/[\p{L}\p{N}’']+/gu)?.length ?? 0
  return {
    preview,
    sentences,
    measured: {
      middleHz: middlePitch(voiceprint.pitch),
      rangeSemitones: rangeOf(voiceprint.pitch),
      wordsPerSecond: words / voiceprint.seconds,
      brightnessDb: voiceprint.brightness,
    },
  }
}
