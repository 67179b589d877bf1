import { readFileSync } from 'node:fs'
import { sampleCallListSchema } from '../../../lib/contract/sample-call.ts'
import { barHeights, splitChannels, type Peaks } from '../../../lib/domain/waveform.ts'
import { html, type Html } from '../../html.ts'

const BARS = 90
const HALF = 50
const GAP = 3
const TALLEST = 44

/** The heights of both channels of a sample call, the agent's first. */
const readChannels = () => {
  const file = new URL('../../seed/sample-calls.json', import.meta.url)
  const [call] = sampleCallListSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  if (!call) throw new Error('platform/seed/sample-calls.json has no call')
  const turns = call.transcript.map((turn) => ({
    speaker: turn.speaker,
    startMs: turn.start_ms,
    endMs: turn.end_ms,
  }))
  const { agent, customer } = splitChannels(call.peaks, turns, call.duration_ms)
  return barHeights([agent, customer], BARS)
}

/** One channel, upwards (-1) or downwards (1) from the middle; a dot where it is silent. */
const path = (name: string, peaks: Peaks, direction: 1 | -1) => {
  const bars = peaks.map(
    (peak, i) => `M${i + 0.5} ${HALF + direction * GAP}v${direction * Math.round(peak * TALLEST)}`,
  )
  return html`<path
    class="${name}"
    d="${bars.join('')}"
    fill="none"
    stroke-linecap="round"
    vector-effect="non-scaling-stroke"
  />`
}

const [agent = [], customer = []] = readChannels()

/** The picture beside a form: a real call of the site, the agent above the line and the customer below. */
export const stereoWaveform: Html = html`<svg
  class="stereo-waveform"
  viewBox="0 0 ${BARS} 100"
  preserveAspectRatio="none"
  aria-hidden="true"
>
  ${path('agent', agent, -1)}${path('customer', customer, 1)}
</svg>`
