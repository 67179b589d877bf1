import { demoEnv } from './lib/demo-env.ts'
import { startIdentity } from './lib/identity.ts'
import { start, stopOnSignal, waitFor } from './lib/processes.ts'

const port = process.env['PORT'] || '3000'
const platformPort = process.env['PLATFORM_PORT'] || '4000'
const identityPort = process.env['IDENTITY_PORT'] || '8180'
const env = demoEnv({ site: port, platform: platformPort, identity: identityPort })
const quietEnv = { ...env, LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn' }

stopOnSignal()
const platform = start('node', ['--watch-path=platform', '--watch-path=lib/contract', 'platform/main.ts'], {
  env: quietEnv,
})
await waitFor(`http://localhost:${platformPort}/healthz`, platform)
await startIdentity(quietEnv, { nodeFlags: ['--watch-path=platform/identity'] })
start('next', ['dev', '-p', port], { env })
