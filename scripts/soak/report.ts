import { median, share } from '../bench/report.ts'
import type { CallStatus } from '../../lib/contract/call-status.ts'
import type { Sample, Supervised } from './supervisor.ts'

/** How much more memory, and how many more handles, a process may have at the end than after its warm-up. */
const GROWTH = 1.15
const SPARE_MIB = 32
const SPARE_HANDLES = 32
/** Fewer readings after the warm-up tell nothing. */
const ENOUGH = 40

/** One visit: how long it took in ms, how often a step had to be repeated, and what went wrong while nothing was down. */
export type Visit = { name: string; ms: number; repeats: number; errors: string[] }

/** The middle of the first and of the last third of what one life of a process showed. */
const drift = (samples: readonly Sample[], of: 'mib' | 'handles') => {
  const third = Math.max(1, Math.floor(samples.length / 3))
  return {
    before: median(samples.slice(0, third).map((sample) => sample[of])),
    after: median(samples.slice(-third).map((sample) => sample[of])),
  }
}

/** Whether a process stayed flat in its last life, with the line that says so. */
export const steadiness = ({ name, samples, kills }: Supervised, warmUpMs: number) => {
  const last = samples.at(-1)?.life
  const life = samples.filter((sample) => sample.life === last)
  const begun = life[0]?.at ?? 0
  const warm = life.filter(({ at }) => at - begun > warmUpMs)
  const [memory, handles] = [drift(warm, 'mib'), drift(warm, 'handles')]
  const isFlat =
    memory.after <= memory.before * GROWTH + SPARE_MIB && handles.after <= handles.before + SPARE_HANDLES
  if (warm.length < ENOUGH)
    return { isFlat: true, line: `${name.padEnd(10)} killed ${kills()} times, too short to tell` }
  const figures = `${memory.before.toFixed(0)} → ${memory.after.toFixed(0)} MiB, ${handles.before} → ${handles.after} handles`
  return { isFlat, line: `${name.padEnd(10)} killed ${kills()} times, ${figures}${isFlat ? '' : ' — GROWS'}` }
}

/** A line for each kind of visit. */
export const visitLines = (visits: readonly Visit[]): string[] =>
  [...new Set(visits.map(({ name }) => name))].map((name) => {
    const own = visits.filter((visit) => visit.name === name)
    const times = own.map(({ ms }) => ms).toSorted((a, b) => a - b)
    const repeats = own.reduce((sum, visit) => sum + visit.repeats, 0)
    const errors = own.reduce((sum, visit) => sum + visit.errors.length, 0)
    const figures = `median ${share(times, 0.5).toFixed(0)} ms, 99th percentile ${share(times, 0.99).toFixed(0)} ms`
    return `${name.padEnd(10)} ${own.length} visits, ${figures}, ${repeats} steps repeated, ${errors} errors`
  })

/** Of the events of calls: calls that did not end, events missing, and events that came twice. */
export const callFaults = (calls: readonly CallStatus[][]) => {
  const unfinished = calls.filter((events) => events.at(-1)?.state !== 'DONE').length
  const numbers = calls.map((events) => events.map(({ seq }) => seq))
  const missing = numbers.reduce((sum, seqs) => sum + Math.max(0, ...seqs) - new Set(seqs).size, 0)
  const doubled = numbers.reduce((sum, seqs) => sum + seqs.length - new Set(seqs).size, 0)
  return { unfinished, missing, doubled }
}
