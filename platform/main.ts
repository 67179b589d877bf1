import { resolve } from 'node:path'
import { readEnv } from './env.ts'
import { runService } from './run.ts'
import { startPlatform } from './start.ts'

await runService({
  name: 'platform',
  open: () => {
    const env = readEnv(process.env)
    const onDisplaced = () => {
      process.stderr.write('platform: another platform has taken the database over, so this one ends\n')
      process.exit(1)
    }
    return { folder: resolve(env.DATA_DIR), start: () => startPlatform({ env, onDisplaced }) }
  },
})
