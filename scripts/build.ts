import { readdirSync, readFileSync } from 'node:fs'
import { hashBuildInputs, keepBuildInputs } from './lib/build-inputs.ts'
import { dynamicPages, type Prerendered } from './lib/dynamic-pages.ts'
import { keepMaps } from './lib/keep-maps.ts'
import { keepPageDates } from './lib/page-dates.ts'
import { run, stopOnSignal } from './lib/processes.ts'
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

stopOnSignal()
// Before the build: an edit made while it runs is not in it.
const inputs = hashBuildInputs()
const code = await run('next', ['build'])
if (code === 0) {
  keepMaps()
  keepPageDates()
  await compressFiles()
}
process.exitCode = code === 0 ? check() : code
if (process.exitCode === 0) {
  trimBuild(languages)
  keepBuildInputs(inputs)
}
