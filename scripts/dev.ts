import { demoEnv } from './lib/demo-env.ts'
import { startIdentity } from './lib/identity.ts'
import { startEditor } from './words/editor/server.ts'
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
// Beside the platform's port, for whoever edits words: ?keys=1 behind any address.
const editorPort = Number(platformPort) + 1
startEditor({ port: editorPort, site: `http://localhost:${port}` })
start('next', ['dev', '-p', port], { env: { ...env, WORDS_EDITOR_URL: `http://localhost:${editorPort}` } })
