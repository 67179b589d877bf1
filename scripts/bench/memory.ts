import { readFileSync } from 'node:fs'

const residentMb = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024
}

/** Watches the resident memory of a process (Linux), in megabytes: before, and at most. */
export const peakMemory = (pid: number) => {
  const before = residentMb(pid)
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMb(pid))
  }, 100)
  return {
    stop: () => {
      clearInterval(timer)
      return { before: Math.round(before), peak: Math.round(peak) }
    },
  }
}
