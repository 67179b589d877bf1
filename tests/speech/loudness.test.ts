import { describe, expect, it } from 'vitest'
import { keyTone } from '../../platform/speech/dsp/dtmf.ts'
import { compress, scale, softClip } from '../../platform/speech/dsp/dynamics.ts'
import { gainTo, loudness } from '../../platform/speech/dsp/loudness.ts'
import { RATE, tone } from './tone-engine.ts'

const sine = (hz: number, level: number) =>
  Float32Array.from({ length: RATE * 10 }, (_, i) => level * Math.sin((2 * Math.PI * hz * i) / RATE))

describe('loudness', () => {
  it('agrees with the standard: a full 997 Hz tone in one channel is -3.01 LUFS', () => {
    expect(loudness([sine(997, 1)], RATE)).toBeCloseTo(-3.01, 0)
  })

  it('adds up channels and does not count silence', () => {
    const quiet = new Float32Array(RATE * 20)
    quiet.set(sine(997, 0.1))
    expect(loudness([quiet], RATE)).toBeCloseTo(-23, 0)
    expect(loudness([quiet, quiet], RATE)).toBeCloseTo(-20, 0)
  })

  it('finds the gain to a target and leaves silence alone', () => {
    const pcm = sine(500, 0.05)
    scale(pcm, gainTo(-18, [pcm], RATE))
    expect(loudness([pcm], RATE)).toBeCloseTo(-18, 1)
    expect(gainTo(-18, [new Float32Array(RATE)], RATE)).toBe(1)
  })
})

describe('dynamics', () => {
  const top = (pcm: Float32Array) => pcm.reduce((max, v) => Math.max(max, Math.abs(v)), 0)

  it('never lets a sample out of ±0.8', () => expect(top(softClip(sine(300, 4)))).toBeLessThanOrEqual(0.8001))

  it('brings loud and quiet closer together', () => {
    const ratio = (pcm: (level: number) => Float32Array) =>
      top(pcm(0.8).slice(RATE / 2)) / top(pcm(0.08).slice(RATE / 2))
    expect(ratio((level) => compress(tone(1, level), RATE))).toBeLessThan(
      ratio((level) => tone(1, level)) / 2,
    )
  })
})

describe('key tones', () => {
  it('sound for keys and are silent for anything else', () => {
    expect(keyTone('1', RATE).some((v) => Math.abs(v) > 0.05)).toBe(true)
    for (const key of ['', 'a', '12']) expect(keyTone(key, RATE).every((v) => v === 0)).toBe(true)
  })
})
