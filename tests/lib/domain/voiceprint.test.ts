import { expect, test } from 'vitest'
import { voiceprintPath } from '@/components/ui/voiceprint-path'
import { middlePitch } from '@/lib/domain/voiceprint'
import { readAudioDetails } from '@/lib/read-audio-details'

const VOICES = ['thu-lam', 'minh-quan', 'hoai-an', 'bao-khang', 'mai-chi', 'gia-phuc', 'iris', 'owen']

const radii = (path: string) =>
  [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => Math.hypot(Number(x) - 320, Number(y) - 320))

test('the middle of a melody leaves out what has no pitch', () => {
  expect(middlePitch([0, 100, 0, 300, 200])).toBe(200)
  expect(middlePitch([0, 0])).toBe(0)
})

test('each of our eight voices has a print of its own, at both sizes', async () => {
  const voices = await Promise.all(
    VOICES.map(async (voice) => (await readAudioDetails(`/audio/voices/${voice}.mp3`))?.voiceprint),
  )
  for (const size of ['small', 'large'] as const) {
    const prints = voices.map((voice) => (voice ? voiceprintPath(voice, size) : ''))
    expect(new Set(prints).size).toBe(VOICES.length)
    expect(prints.every((print) => radii(print).every((radius) => radius > 0 && radius <= 320))).toBe(true)
  }
})

test('a high voice has more rings than a low one', async () => {
  const ringsOf = async (name: string) => {
    const voice = (await readAudioDetails(`/audio/voices/${name}.mp3`))?.voiceprint
    return voice ? radii(voiceprintPath(voice, 'large')).length : 0
  }
  expect(await ringsOf('mai-chi')).toBeGreaterThan(await ringsOf('bao-khang'))
})
