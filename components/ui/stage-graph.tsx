import { formatDuration } from './format-duration'
import { cssVars } from './css-vars'
import { StereoWaveform } from './waveform'
import type { Channels } from '@/lib/domain/waveform'
import { SeekRange, type PlayerLabels } from './player-parts'

/** A remark on the time line, `at` in seconds. */
export type StageFlag = { at: number; text: string; minor?: boolean }

export type StageGraphProps = Channels & {
  title: string
  duration: number
  flags?: readonly StageFlag[]
  /** Seconds of one billed block, each bracketed under the wave. */
  blockSeconds?: number | undefined
  labels: PlayerLabels & { agent: string; customer: string }
}

/** The seconds between two ticks: the first of a few round steps, or of whole blocks, that gives at most seven. */
const tickStep = (duration: number, block?: number) => {
  const steps = block ? [1, 2, 5, 10, 20].map((blocks) => blocks * block) : [5, 10, 15, 30, 60]
  return steps.find((step) => duration / step <= 7) ?? 120
}

function ticks(duration: number, step: number): number[] {
  const all = Array.from({ length: Math.floor(duration / step) + 1 }, (_, i) => i * step)
  return all.filter((second) => second / duration <= 0.97)
}

/** Both channels with names, remarks, ticks, playhead and the range that seeks in them. */
export function StageGraph({
  agent,
  customer,
  title,
  duration,
  flags = [],
  blockSeconds,
  labels,
}: StageGraphProps) {
  const step = tickStep(duration, blockSeconds)
  return (
    <div className="stage-graph">
      <span className="channel-name" data-channel="agent" aria-hidden="true">
        {labels.agent}
      </span>
      <span className="channel-name" data-channel="customer" aria-hidden="true">
        {labels.customer}
      </span>
      <div
        className="channels"
        data-seekbox=""
        style={cssVars({ '--grid': `${((step / duration) * 100).toFixed(3)}%` })}
      >
        <StereoWaveform id="stage-wide" agent={agent} customer={customer} bars={180} className="wide" />
        <StereoWaveform id="stage-narrow" agent={agent} customer={customer} bars={72} className="narrow" />
        {flags.map(({ at, text, minor }) => (
          <span
            key={at}
            aria-hidden="true"
            className="flag"
            data-minor={minor || undefined}
            style={cssVars({ '--at': (at / duration).toFixed(4) })}
          >
            <span>{text}</span>
          </span>
        ))}
        <span className="playhead" aria-hidden="true">
          <span data-time="">{formatDuration(0)}</span>
        </span>
        <SeekRange title={title} labels={labels} duration={duration} />
      </div>
      {blockSeconds && (
        <div
          className="blocks"
          aria-hidden="true"
          style={cssVars({ '--block': `${((blockSeconds / duration) * 100).toFixed(3)}%` })}
        />
      )}
      <div className="ticks" aria-hidden="true">
        {ticks(duration, step).map((second, i) => (
          <span
            key={second}
            data-odd={i % 2 === 1 || undefined}
            style={cssVars({ '--at': (second / duration).toFixed(4) })}
          >
            {formatDuration(second)}
          </span>
        ))}
      </div>
    </div>
  )
}
