import { resolve } from 'node:path'
import { readEnv } from './env.ts'
import { runService } from './run.ts'
import { startPlatform } from './start.ts'

await runService({
  name: 'platform',
  open: () => {
    const env = readEnv(process.env)
    return { env, folder: resolve(env.DATA_DIR), start: () => startPlatform({ env }) }
  },
})
