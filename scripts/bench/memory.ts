import { readFileSync } from 'node:fs'

/** The resident memory of a process (Linux), in mebibytes. */
export const residentMib = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024
}

/** Watches the resident memory of a process (Linux), in mebibytes: before, and at most. */
export const peakMemory = (pid: number) => {
  const before = residentMib(pid)
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMib(pid))
  }, 100)
  return {
    stop: () => {
      clearInterval(timer)
      return { before: Math.round(before), peak: Math.round(peak) }
    },
  }
}

/** The processor time a process has used (Linux), in seconds. */
export const cpuSeconds = (pid: number): number => {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return (user + system) / 100
}
