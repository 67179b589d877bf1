import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { residentMib } from '../bench/memory.ts'
import { commandOf } from '../lib/command-of.ts'
import { start, waitFor, type Environment } from '../lib/processes.ts'

/** After a process answers again, those who asked while it was away may still hear of that. */
const GRACE_MS = 5_000

type Program = { name: string; url: string; env: Environment }

/** One reading of a process: resident memory in MiB, open files and sockets; `life` counts its starts. */
export type Sample = { at: number; life: number; mib: number; handles: number }

/** What `npm run <name>` runs, which can be killed and is started again; `wasDown` says whether it was away at a moment or shortly before. */
export const supervise = async ({ name, url, env }: Program) => {
  const [command = '', ...args] = commandOf(name)
  const away: { from: number; to: number }[] = []
  const samples: Sample[] = []
  let life = 0
  let child: ChildProcess
  const begin = async () => {
    life += 1
    child = start(command, args, { env, quiet: true })
    await waitFor(url, child)
    return child
  }
  child = await begin()
  return {
    name,
    samples,
    kills: () => away.length,
    kill: async () => {
      const gap = { from: Date.now(), to: Number.POSITIVE_INFINITY }
      away.push(gap)
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await begin()
      gap.to = Date.now()
    },
    wasDown: (from: number, to: number) => away.some((gap) => gap.from <= to && from <= gap.to + GRACE_MS),
    sample: () => {
      const { pid, exitCode, signalCode } = child
      if (pid === undefined || exitCode !== null || signalCode !== null) return
      try {
        const handles = readdirSync(`/proc/${pid}/fd`).length
        samples.push({ at: Date.now(), life, mib: residentMib(pid), handles })
      } catch {
        // It ended between the two looks.
      }
    },
  }
}
export type Supervised = Awaited<ReturnType<typeof supervise>>
