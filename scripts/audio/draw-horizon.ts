// Draws the line that closes every page, one whole call in its two channels: `node scripts/audio/draw-horizon.ts`, after that call is spoken anew.
import { readFile, writeFile } from 'node:fs/promises'
import { unpackPeaks, type PackedChannels } from '../../lib/domain/waveform.ts'

const CALL = 'public/audio/calls/payment-due.json'
const TARGET = 'styles/horizon.svg'
/** The agent's part of the height, from the top; the customer has the rest. */
const BASELINE = 66
const GAP = 3

const { ch }: PackedChannels = JSON.parse(await readFile(CALL, 'utf8'))
const [agent = [], customer = []] = ch.map(unpackPeaks)
const bars = (baseline: number, heights: readonly number[]) =>
  heights.map((height, i) => `${i ? 'm1 0' : `M.5 ${baseline}`}v${Math.round(height) || 0.1}z`).join('')
/** Its loudest moment reaches the edge, save the roundness of a bar. */
const filling = (peaks: readonly number[], height: number) =>
  peaks.map((peak) => (peak / Math.max(...peaks)) * height)
const up = filling(agent, 4 + GAP - BASELINE)
const down = filling(customer, 96 - BASELINE - GAP)
await writeFile(
  TARGET,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${agent.length} 100" preserveAspectRatio="none"><path d="${bars(BASELINE - GAP, up)}${bars(BASELINE + GAP, down)}" fill="none" stroke="#000" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" vector-effect="non-scaling-stroke"/></svg>\n`,
)
