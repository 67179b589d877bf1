import { resample, type Lanes, type Peaks } from './peaks'
import { step, WaveLayers } from './wave-layers'

const gap = 3

// Silence stays as a dot on the lane's baseline, so both lanes read as continuous lines.
const lane = (peaks: Peaks, bars: number, direction: 1 | -1) => {
  const heights = resample(peaks, bars).map((peak) => direction * Math.round(peak * 44))
  return heights
    .map((height, i) => `${step(i, -(heights[i - 1] ?? -(50 + direction * gap)))}v${height}`)
    .join('')
}

export type DuplexProps = Lanes & { bars?: number; className?: string }

/** Two lanes of one call, the agent above the line and the customer below; fills its parent, which is `relative` with a fixed height. */
export function Duplex({ agent, customer, bars = 180, className }: DuplexProps) {
  const lanes = { agent: lane(agent, bars, -1), customer: lane(customer, bars, 1) }
  return <WaveLayers bars={bars} lanes={lanes} className={`duplex ${className ?? ''}`} />
}
