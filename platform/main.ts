import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { lockDataDir } from './data-lock.ts'
import { readEnv } from './env.ts'
import { startPlatform } from './start.ts'

/** How long a graceful stop may take before the process ends anyway. */
const STOP_MS = 10_000

const run = async () => {
  const env = readEnv(process.env)
  const dataDir = resolve(env.DATA_DIR)
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockDataDir(dataDir)
  const platform = await startPlatform({ env })
  const { log } = platform
  log.info({ url: platform.url, startedInMs: Math.round(performance.now()) }, 'platform is up')

  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_MS).unref()
    await platform.stop()
    unlock()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

run().catch((error: unknown) => {
  process.stderr.write(`platform: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
