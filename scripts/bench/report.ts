import type { Followed } from './client.ts'

type Measured = {
  calls: readonly Followed[]
  due: ReadonlyMap<string, readonly number[]>
  seconds: number
  megabytes: { before: number; peak: number }
}

/** Of a call's events: how many are missing before its end, came twice, or came after a later one. */
export const faultsOf = ({ events }: Followed) => {
  const order = events.map(({ event }) => event.seq)
  const different = new Set(order)
  return {
    delivered: events.at(-1)?.event.state === 'DONE' && events.at(-1)?.event.result === 'ANSWER',
    lost: Math.max(0, ...order) - different.size,
    duplicated: order.length - different.size,
    outOfOrder: order.filter((seq, index) => index > 0 && seq < (order[index - 1] ?? 0)).length,
  }
}

/** The value below which a part (0 to 1) of the sorted ones lies. */
export const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** The middle of some numbers, of two the higher; 0 of none. */
export const median = (values: readonly number[]) =>
  share(
    values.toSorted((left, right) => left - right),
    0.5,
  )

/** How long after it was due each event but the first was received, in milliseconds, sorted. */
export const delaysOf = (calls: Measured['calls'], due: Measured['due']): number[] =>
  calls
    .flatMap(({ callId, events }) =>
      events.slice(1).map(({ at, event }) => at - (due.get(callId)?.[event.seq - 2] ?? at)),
    )
    .sort((left, right) => left - right)

/** Prints what was measured; gives the exit code, 0 when every event of every call came once and in order. */
export const report = ({ calls, due, seconds, megabytes }: Measured): number => {
  const faults = calls.map(faultsOf)
  const sum = (of: (fault: (typeof faults)[number]) => number) =>
    faults.reduce((total, fault) => total + of(fault), 0)
  const delivered = sum((fault) => Number(fault.delivered))
  const [lost, duplicated, outOfOrder] = [
    sum((fault) => fault.lost),
    sum((fault) => fault.duplicated),
    sum((fault) => fault.outOfOrder),
  ]
  const delays = delaysOf(calls, due)
  const events = calls.reduce((total, call) => total + call.events.length, 0)
  console.log(`calls: ${calls.length}, events: ${events}, in ${seconds.toFixed(1)} s`)
  console.log(`delivered ${delivered} · lost ${lost} · duplicated ${duplicated} · out of order ${outOfOrder}`)
  console.log(
    `delay from due to received: median ${share(delays, 0.5).toFixed(0)} ms, 99th percentile ${share(delays, 0.99).toFixed(0)} ms, most ${share(delays, 1).toFixed(0)} ms`,
  )
  console.log(`memory of the platform: ${megabytes.before} MB before, ${megabytes.peak} MB at most`)
  return delivered === calls.length && lost + duplicated + outOfOrder === 0 ? 0 : 1
}
