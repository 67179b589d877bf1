import { demoEnv } from './lib/demo-env.ts'
import { start, stopOnSignal, waitFor } from './lib/processes.ts'

const port = process.env['PORT'] || '3000'
const platformPort = process.env['PLATFORM_PORT'] || '4000'
const env = demoEnv({ site: port, platform: platformPort })

stopOnSignal()
const platform = start('node', ['--watch-path=platform', '--watch-path=lib/contract', 'platform/main.ts'], {
  env: { ...env, LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn' },
})
await waitFor(`http://localhost:${platformPort}/healthz`, platform)
start('next', ['dev', '-p', port], { env })
