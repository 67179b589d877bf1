import { resample, type Peaks } from './peaks'
import { step, WaveLayers } from './wave-layers'

export type WaveformProps = { peaks: Peaks; bars?: number; className?: string }

/** Mirrored bars of one voice; fills its parent, which is `relative` with a fixed height. Choose bars ≈ rendered width / 6. */
export function Waveform({ peaks, bars = 72, className }: WaveformProps) {
  const halves = resample(peaks, bars).map((peak) => Math.max(2, Math.round(peak * 42)))
  // Relative whole numbers: the path stands twice in the page, as markup and as data.
  const path = halves.map((half, i) => `${step(i, -half - (halves[i - 1] ?? -50))}v${2 * half}`).join('')
  return <WaveLayers bars={bars} lanes={{ solo: path }} className={className} />
}
