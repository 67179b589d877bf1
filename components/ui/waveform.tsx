import { resample, type Peaks } from './peaks'
import { WaveLayers } from './wave-layers'

export type WaveformProps = { peaks: Peaks; bars?: number; className?: string }

/** Mirrored bars of one voice; fills its parent, which is `relative` with a fixed height. Choose bars ≈ rendered width / 6. */
export function Waveform({ peaks, bars = 72, className }: WaveformProps) {
  const path = resample(peaks, bars)
    .map((peak, i) => {
      const half = Math.max(1.5, peak * 42)
      return `M${i + 0.5} ${(50 - half).toFixed(0)}V${(50 + half).toFixed(0)}`
    })
    .join('')
  return <WaveLayers bars={bars} lanes={{ solo: path }} className={className} />
}
