import { readFileSync } from 'node:fs'
import { sampleCallListSchema } from '../../../lib/contract/sample-call.ts'
import { html, type Html } from './html.ts'

const BARS = 90
const HALF = 50
const GAP = 3
const TALLEST = 44

const readCall = () => {
  const file = new URL('../../seed/sample-calls.json', import.meta.url)
  const [call] = sampleCallListSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  if (!call) throw new Error('platform/seed/sample-calls.json has no call')
  return call
}

/** The two lanes of a sample call: upwards the agent, downwards the customer, a dot where one is silent. */
const lanes = () => {
  const { peaks, transcript, duration_ms: length } = readCall()
  const heightAt = (bar: number) => {
    const from = Math.floor((bar * peaks.length) / BARS)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / BARS))
    return Math.round(Math.max(...peaks.slice(from, to)) * TALLEST)
  }
  const speakerAt = (bar: number) => {
    const moment = ((bar + 0.5) / BARS) * length
    return transcript.find((turn) => turn.start_ms <= moment && moment <= turn.end_ms)?.speaker
  }
  const lane = (speaker: 'agent' | 'customer', direction: 1 | -1) =>
    Array.from({ length: BARS }, (_, bar) => {
      const height = speakerAt(bar) === speaker ? heightAt(bar) : 0
      return `M${bar + 0.5} ${HALF + direction * GAP}v${direction * height}`
    }).join('')
  return { agent: lane('agent', -1), customer: lane('customer', 1) }
}

const { agent, customer } = lanes()

const path = (name: string, shape: string) =>
  html`<path
    class="${name}"
    d="${shape}"
    fill="none"
    stroke-linecap="round"
    vector-effect="non-scaling-stroke"
  />`

/** The house's picture beside a form: a real call of the site, as it was spoken. */
export const duplex: Html = html`<svg
  class="duplex"
  viewBox="0 0 ${BARS} 100"
  preserveAspectRatio="none"
  aria-hidden="true"
>
  ${path('agent', agent)}${path('customer', customer)}
</svg>`
