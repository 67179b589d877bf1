import { randomUUID } from 'node:crypto'
import { start, stopOnSignal, waitFor } from './lib/processes.ts'

// The built pages carry the values of the environment they were built in. One call after start makes each page render
// anew with this environment's values at its first visit, so one build runs everywhere.
const port = process.env['PORT'] || '3000'
const secret = process.env['REVALIDATE_SECRET'] || randomUUID()

stopOnSignal()
const site = start('next', ['start', '-p', port], {
  env: { REVALIDATE_SECRET: secret, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
})
site.once('exit', (code) => process.exit(code ?? 0))

const origin = `http://127.0.0.1:${port}`
await waitFor(`${origin}/healthz`, site)
await fetch(`${origin}/internal/revalidate`, {
  method: 'POST',
  headers: { authorization: `Bearer ${secret}` },
})
