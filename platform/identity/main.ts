import { mkdirSync } from 'node:fs'
import { lockDataDir } from '../data-lock.ts'
import { readIdentityEnv } from './env.ts'
import { identityDir, startIdentity } from './start.ts'

/** How long a graceful stop may take before the process ends anyway. */
const STOP_MS = 10_000

const run = async () => {
  const env = readIdentityEnv(process.env)
  const folder = identityDir(env)
  mkdirSync(folder, { recursive: true })
  const unlock = lockDataDir(folder)
  const identity = await startIdentity({ env })
  const { log, demoUser } = identity
  log.info({ url: identity.url, startedInMs: Math.round(performance.now()) }, 'identity is up')
  if (demoUser)
    process.stdout.write(
      `Sign-in: ${identity.url} · demo user ${demoUser.email} · password ${demoUser.password}\n`,
    )

  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_MS).unref()
    await identity.stop()
    unlock()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

run().catch((error: unknown) => {
  process.stderr.write(`identity: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
