import { readdirSync, readFileSync } from 'node:fs'
import { hashBuildInputs, keepBuildInputs } from './lib/build-inputs.ts'
import { commandOf } from './lib/command-of.ts'
import { compileAhead } from './lib/compile-ahead.ts'
import { dynamicPages, type Prerendered } from './lib/dynamic-pages.ts'
import { keepMaps } from './lib/keep-maps.ts'
import { keepPageDates } from './lib/page-dates.ts'
import { freePort, run, start, stop, stopOnSignal, waitFor } from './lib/processes.ts'
import { shareChunks } from './lib/share-chunks.ts'
import { trimBuild } from './lib/trim-build.ts'
import { compressFiles } from './serve/compress-files.ts'

// Builds the site and fails when a page was not prerendered: a page that renders per visit is slow and cannot outlive a dead service.
const manifest = (name: string) => JSON.parse(readFileSync(`.next/${name}.json`, 'utf8'))

const languages = readdirSync('locales')

const check = () => {
  const { routes }: { routes: Prerendered } = manifest('prerender-manifest')
  const dynamic = dynamicPages(manifest('app-path-routes-manifest'), routes, languages)
  for (const route of dynamic) process.stdout.write(`build: ${route} is not prerendered\n`)
  return dynamic.length ? 1 : 0
}

/**
 * Starts the built site and ends it: Node keeps what it compiled for the next start, whose process then never loads a compiler for
 * TypeScript (18 MB). A machine that only builds may miss what a start needs, which is no fault of the build.
 */
const startOnce = async () => {
  const port = String(await freePort())
  const [command = '', ...args] = commandOf('start')
  const site = start(command, args, { env: { PORT: port, DRAIN_SECONDS: '0' }, quiet: true })
  await waitFor(`http://127.0.0.1:${port}/healthz`, site).catch((error: Error) =>
    process.stdout.write(`build: not started once: ${error.message}\n`),
  )
  await stop(site)
}

stopOnSignal()
// Before the build: an edit made while it runs is not in it.
const inputs = hashBuildInputs()
const code = await run('next', ['build'])
process.exitCode = code === 0 ? check() : code
if (process.exitCode === 0) {
  keepMaps()
  compileAhead()
  keepPageDates()
  trimBuild(languages)
  shareChunks()
  // The start takes one core, and nobody asks it for a file.
  await Promise.all([compressFiles(), startOnce()])
  keepBuildInputs(inputs)
}
