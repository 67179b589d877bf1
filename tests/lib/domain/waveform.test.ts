import { describe, expect, it, test } from 'vitest'
import {
  BARS,
  barHeights,
  measurePeaks,
  packChannels,
  roundPeaks,
  splitChannels,
} from '@/lib/domain/waveform'
import { tone } from '../../speech/tone-engine.ts'

test('a bar is as high as its stretch is loud on average, against the loudest of all channels', () => {
  const [[low = 0, high = 0] = []] = barHeights([[0.1, 0.1, 0.5, 0.5]], 2)
  expect(high).toBe(1)
  expect(low).toBeCloseTo(0.2 ** 1.6)
  const [[click = 0] = []] = barHeights([[1, 0, 0, 0, 1, 1, 1, 1]], 2)
  expect(click).toBeCloseTo(0.5 ** 1.6)
  expect(barHeights([[0.5], [0.25]], 1)[1]?.[0]).toBeCloseTo(0.5 ** 1.6)
  expect(barHeights([[]], 2)).toEqual([[0, 0]])
})

test('every step goes to the one who speaks, silence to nobody', () => {
  const turns = [
    { speaker: 'agent' as const, startMs: 0, endMs: 500 },
    { speaker: 'customer' as const, startMs: 500, endMs: 750 },
  ]
  expect(splitChannels([0.1, 0.2, 0.3, 0.4], turns, 1000)).toEqual({
    agent: [0.1, 0.2, 0, 0],
    customer: [0, 0, 0.3, 0],
  })
})

describe('peaks', () => {
  it('draws silence as nothing at all', () => {
    expect(measurePeaks([new Float32Array(22050)])[0]).toEqual(new Array(BARS).fill(0))
  })

  it('keeps every bar between 0 and 1 and shows where sound is', () => {
    const half = new Float32Array(22050 * 2)
    half.set(tone(1))
    const [bars = []] = measurePeaks([half], 100)
    expect(bars).toHaveLength(100)
    expect(Math.max(...bars)).toBeLessThanOrEqual(1)
    expect(bars.slice(0, 49).every((v) => v > 0.9)).toBe(true)
    expect(bars.slice(51).every((v) => v === 0)).toBe(true)
  })

  it('measures both channels against one reference', () => {
    const [loud = [], quiet = []] = measurePeaks([tone(1, 0.8), tone(1, 0.1)], 50)
    expect(quiet[20]).toBeLessThan((loud[20] ?? 0) / 4)
  })

  it('packs one byte a bar', () => {
    const { d, ch } = packChannels([[0, 0.5, 1]], 1.2345)
    expect(d).toBe(1.23)
    expect([...Buffer.from(ch[0] ?? '', 'base64')]).toEqual([0, 128, 255])
    expect(roundPeaks([0.1234, 1])).toEqual([0.12, 1])
  })

  it('draws fewer samples than bars without breaking', () => {
    expect(measurePeaks([Float32Array.of(0.5, -0.5)], 10)[0]).toHaveLength(10)
  })
})
