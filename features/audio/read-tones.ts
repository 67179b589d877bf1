import { assetUrl } from '@/lib/asset-url'
import type { Tone, TONE_VOICES } from '@/lib/domain/tones'
import { readAudioDetails } from '@/lib/read-audio-details'

const TONES: readonly Tone[] = ['ngang', 'sac', 'huyen', 'hoi', 'nga', 'nang']

/** The six tones by one voice, the level one first: where each is heard, how long (s), its pitch (Hz at equal steps); null where one is missing. */
export const readTones = async (voice: (typeof TONE_VOICES)[number]) => {
  const details = await Promise.all(
    TONES.map(async (tone) => {
      const path = `/audio/tones/${voice}-${tone}.mp3`
      const read = await readAudioDetails(path)
      return read && { tone, src: assetUrl(path), ...read }
    }),
  )
  const sounds = details.filter((sound) => sound !== null)
  return sounds.length === TONES.length ? sounds : null
}
