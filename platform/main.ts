import { resolve } from 'node:path'
import { readEnv } from './env.ts'
import { runService } from './run.ts'
import { startPlatform } from './start.ts'

await runService({
  name: 'platform',
  open: () => {
    const env = readEnv(process.env)
    const drainMs = env.DRAIN_SECONDS * 1_000
    return { folder: resolve(env.DATA_DIR), drainMs, start: () => startPlatform({ env }) }
  },
})
