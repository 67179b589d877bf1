import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { commandOf } from '../lib/command-of.ts'
import { demoEnv } from '../lib/demo-env.ts'
import { startIdentity } from '../lib/identity.ts'
import { listedAddresses } from '../lib/indexnow.ts'
import { freePort, start, stopAll, stopOnSignal, waitFor } from '../lib/processes.ts'

const startDemo = async (dataDir: string) => {
  const site = String(await freePort())
  const platform = String(await freePort())
  const identity = String(await freePort())
  const demo = demoEnv({ site, platform, identity })
  // As search engines see it: any other address tells them to stay away.
  const env = { ...demo, PRODUCTION_SITE_URL: demo['SITE_URL'], DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const service = start('node', ['platform/main.ts'], { env, quiet: true })
  await waitFor(`http://localhost:${platform}/healthz`, service)
  await startIdentity(env)
  const url = `http://localhost:${site}`
  const [command = '', ...args] = commandOf('start')
  const child = start(command, args, { env, quiet: true })
  await waitFor(`${url}/healthz`, child)
  return { url, pid: child.pid ?? 0 }
}

/** Runs a measurement on the built site as `npm start` and the demo start it, with everything it calls; ends it all afterwards. */
export const onDemoSite = async (measure: (url: string, pid: number) => Promise<void>) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'))
  stopOnSignal()
  try {
    const { url, pid } = await startDemo(dataDir)
    await measure(url, pid)
  } finally {
    await stopAll()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The paths of all pages that the sitemaps of a site list. */
export const listedPaths = async (url: string) =>
  (await listedAddresses(url)).map((address) => new URL(address).pathname)
