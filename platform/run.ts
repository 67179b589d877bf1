import { mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from './logger.ts'
import { lockDataDir } from './data-lock.ts'
import { summarizeError } from './logger.ts'

/** How long a graceful stop may take before the process ends anyway. */
const STOP_MS = 20_000

type TracingEnv = { OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined; OTEL_TRACES_SAMPLER_ARG: number }

type Service = { url: string; log: Logger; drain: () => void; stop: () => Promise<void> }

/**
 * What a process of ours does: `open` gives its settings, its folder (held alone) and how to start in it. It goes on for
 * DRAIN_SECONDS after it was told to end, so that balancers notice.
 */
type Program<Running extends Service> = {
  name: 'platform' | 'identity'
  open: () => { env: TracingEnv & { DRAIN_SECONDS: number }; folder: string; start: () => Promise<Running> }
  onStarted?: (running: Running) => void
}

/** Runs a service until a polite signal; a failure is one line on the error stream and ends the process with 1. */
export const runService = async <Running extends Service>({
  name,
  open,
  onStarted,
}: Program<Running>): Promise<void> => {
  try {
    const { env, folder, start } = open()
    mkdirSync(folder, { recursive: true })
    const unlock = lockDataDir(folder)
    // Whoever does not trace does not load it either.
    const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? (await import('./tracing.ts')).openPlatformTracing(name, env.OTEL_TRACES_SAMPLER_ARG)
      : undefined
    const running = await start()
    const { log, url } = running
    // Node's own report would print everything the error carries, the parameters of a query among it.
    process.on('uncaughtException', (error) => {
      log.error({ err: error }, 'an error nobody caught')
      process.exit(1)
    })
    log.info({ url, startedInMs: Math.round(performance.now()) }, `${name} is up`)
    onStarted?.(running)
    let isStopping = false
    const stop = async (signal: string) => {
      if (isStopping) return
      isStopping = true
      log.info({ signal }, 'stopping')
      running.drain()
      // Ctrl+C comes from somebody who waits.
      if (signal === 'SIGTERM') await sleep(env.DRAIN_SECONDS * 1_000)
      setTimeout(() => process.exit(1), STOP_MS).unref()
      await running.stop()
      await tracing?.stop()
      unlock()
      process.exit(0)
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
  } catch (error) {
    process.stderr.write(`${name}: ${summarizeError(error)}\n`)
    process.exit(1)
  }
}
