import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { constants } from 'node:os'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export type Environment = Record<string, string | undefined>

type Options = {
  env?: Environment
  quiet?: boolean
  /** An open file that takes what the program says goes wrong. */
  errors?: number
  cwd?: string
}

const children = new Set<ChildProcess>()
const STOP_MS = 10_000
let ending: Promise<void> | undefined

/** Whether this process is on its way out, so that a child which ends is no news. */
export const isEnding = () => ending !== undefined

/** Has a program stopped together with this process. */
const keep = <Child extends ChildProcess>(child: Child): Child => {
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

/** Starts a program with this Node's tools on the path; it is stopped together with this process. */
export const start = (
  command: string,
  args: readonly string[],
  { env = {}, quiet = false, errors, cwd }: Options = {},
) => {
  if (isEnding()) throw new Error(`${command} is not started: this process is ending`)
  return keep(
    spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', errors ?? 'inherit'],
    }),
  )
}

/** The code that a shell gives for a program ended by a signal. */
const codeOf = (signal: NodeJS.Signals) => 128 + constants.signals[signal]

/** A program's exit code once it has ended. */
const exitCode = async (child: ChildProcess): Promise<number> => {
  await once(child, 'exit')
  return child.exitCode ?? (child.signalCode ? codeOf(child.signalCode) : 1)
}

/** Runs a program to its end; gives its exit code. */
export const run = (command: string, args: readonly string[], options?: Options) =>
  exitCode(start(command, args, options))

/** Runs a program to its end and keeps what it says; gives that and its exit code. */
export const runAside = async (command: string, args: readonly string[], env: Environment = {}) => {
  const child = keep(
    spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exitCode(child)])
  return { code, output: output + errors }
}

/** Asks a started program to end and waits; ends it by force after ten seconds. */
export const stop = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await ended
  clearTimeout(timer)
}

const stopEach = async () => {
  for (const child of [...children].reverse()) await stop(child)
}

/** Stops everything this process started, last started first, and starts nothing more. */
export const stopAll = () => (ending ??= stopEach())

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Whether a program ended because somebody stopped it. */
export const wasStopped = (code: number) => SIGNALS.some((signal) => codeOf(signal) === code)

/** Makes Ctrl+C, a polite kill and a closed terminal stop all children before this process ends. */
export const stopOnSignal = () => {
  // Each time: npm passes on the Ctrl+C that the terminal has sent already, and a second one must not end us before our children.
  for (const signal of SIGNALS) {
    process.on(signal, () => void stopAll().then(() => process.exit(codeOf(signal))))
  }
}

/** Waits until an address answers 2xx; throws after `seconds`, or at once when the program behind it has ended. */
export const waitFor = async (url: string, child: ChildProcess, seconds = 60) => {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    const end = child.exitCode ?? child.signalCode
    if (end !== null) throw new Error(`${url}: the program behind it ended with ${end}`)
    const isUp = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await sleep(150)
  }
  throw new Error(`${url}: no answer within ${seconds} s`)
}

/** Throws when a port is taken; `setting` names the variable that chooses another. */
export const expectFree = async (port: string, setting: string) => {
  const server = createServer().listen(Number(port))
  await once(server, 'listening').catch(() => {
    throw new Error(`port ${port} is taken; choose another with ${setting}`)
  })
  server.close()
  await once(server, 'close')
}

/** A port nobody listens on right now. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return address.port
}
