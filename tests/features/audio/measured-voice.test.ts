import { beforeAll, expect, test } from 'vitest'
import { readVoiceSounds, type VoiceSounds } from '@/features/audio/measured-voice'
import { OUR_VOICES, VOICE_IDS, voicesOf, type VoiceId } from '@/features/audio/our-voices'
import { TONE_VOICES } from '@/lib/domain/tones'
import seeded from '@/platform/seed/voices.json'

const sounds = new Map<VoiceId, VoiceSounds['measured']>()

beforeAll(async () => {
  for (const id of VOICE_IDS) sounds.set(id, (await readVoiceSounds(id, OUR_VOICES[id].language)).measured)
})

const vietnamese = VOICE_IDS.filter((id) => OUR_VOICES[id].language === 'vi')

/** The voices in the order of a measured value, the lowest first. */
const inOrder = (ids: readonly VoiceId[], key: keyof VoiceSounds['measured']) =>
  ids.toSorted((left, right) => (sounds.get(left)?.[key] ?? 0) - (sounds.get(right)?.[key] ?? 0))

test('ours are the voices of the service, each in its language and region', () => {
  expect(seeded.map(({ id, language, region }) => ({ id, language, region }))).toEqual(
    VOICE_IDS.map((id) => ({ id, ...OUR_VOICES[id] })),
  )
})

test('the tones of a region are spoken by a voice of that region', () => {
  expect(TONE_VOICES.map((id) => OUR_VOICES[id].region)).toEqual(['north', 'central', 'south'])
})

// The pages of the voices say so in words.
test('the words of the pages hold what was measured', () => {
  expect(inOrder(VOICE_IDS, 'middleHz')[0]).toBe('bao-khang')
  expect(inOrder(vietnamese, 'middleHz').at(-1)).toBe('mai-chi')
  expect(inOrder(VOICE_IDS, 'rangeSemitones').at(-1)).toBe('bao-khang')
  expect(inOrder(VOICE_IDS, 'brightnessDb').at(-1)).toBe('gia-phuc')
  expect(inOrder(vietnamese, 'wordsPerSecond').at(-1)).toBe('thu-lam')
  expect(inOrder(vietnamese, 'wordsPerSecond')[0]).toBe('bao-khang')
  expect(new Set(inOrder(vietnamese, 'brightnessDb').slice(-2))).toEqual(new Set(voicesOf('south')))
  expect(inOrder(vietnamese, 'rangeSemitones').slice(0, 2).toSorted()).toEqual(voicesOf('north').toSorted())
})
