import { describe, expect, it } from 'vitest'
import { BARS, lanePeaks } from '../../lib/domain/waveform.ts'
import { packLanes, wirePeaks } from '../../platform/speech/peaks.ts'
import { tone } from './tone-engine.ts'

describe('peaks', () => {
  it('draws silence as nothing at all', () => {
    expect(lanePeaks([new Float32Array(22050)])[0]).toEqual(new Array(BARS).fill(0))
  })

  it('keeps every bar between 0 and 1 and shows where sound is', () => {
    const half = new Float32Array(22050 * 2)
    half.set(tone(1))
    const [bars = []] = lanePeaks([half], 100)
    expect(bars).toHaveLength(100)
    expect(Math.max(...bars)).toBeLessThanOrEqual(1)
    expect(bars.slice(0, 49).every((v) => v > 0.9)).toBe(true)
    expect(bars.slice(51).every((v) => v === 0)).toBe(true)
  })

  it('measures both lanes against one reference', () => {
    const [loud = [], quiet = []] = lanePeaks([tone(1, 0.8), tone(1, 0.1)], 50)
    expect(quiet[20]).toBeLessThan((loud[20] ?? 0) / 4)
  })

  it('packs one byte a bar', () => {
    const { d, ch } = packLanes([[0, 0.5, 1]], 1.2345)
    expect(d).toBe(1.23)
    expect([...Buffer.from(ch[0] ?? '', 'base64')]).toEqual([0, 128, 255])
    expect(wirePeaks([0.1234, 1])).toEqual([0.12, 1])
  })

  it('draws fewer samples than bars without breaking', () => {
    expect(lanePeaks([Float32Array.of(0.5, -0.5)], 10)[0]).toHaveLength(10)
  })
})
