type Hour = {
  /** Calls that come in a period of `periodSeconds`. */
  calls: number
  periodSeconds: number
  /** Talking and wrap-up of one call. */
  handleSeconds: number
}

/** How many people are busy at every moment on average: under this number of agents a queue only grows. */
export const workload = ({ calls, periodSeconds, handleSeconds }: Hour) =>
  (calls * handleSeconds) / periodSeconds

/** What callers meet by Erlang's C formula, which takes it that nobody hangs up: shares of 0 to 1, the mean wait in seconds. Throws on fewer agents than the work. */
export const waiting = (hour: Hour, agents: number, withinSeconds: number) => {
  const load = workload(hour)
  if (agents <= load) throw new RangeError(`${agents} agents for ${load} busy ones`)
  let blocked = 1
  for (let n = 1; n <= agents; n++) blocked = (load * blocked) / (n + load * blocked)
  const waits = blocked / (1 - (load / agents) * (1 - blocked))
  const spare = agents - load
  return {
    busy: load / agents,
    within: 1 - waits * Math.exp((-spare * withinSeconds) / hour.handleSeconds),
    meanSeconds: (waits * hour.handleSeconds) / spare,
  }
}
