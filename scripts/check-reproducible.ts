import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoEnv } from './lib/demo-env.ts'
import { freePort, run, start, stopAll, stopOnSignal, waitFor, type Environment } from './lib/processes.ts'

// `npm run check:reproducible`: builds twice from the same sources, with a platform of its own, and compares every file, ids made anew by
// each build aside. `KEEP=1` leaves the first one in test-results, to look at what differs.
const FIRST = 'test-results/first-build'
const BUILD = '.next'
/** What no visitor and no server reads, or says when it was made. */
const SKIPPED = [
  /^cache\//,
  /^compile-cache\//,
  /^diagnostics\//,
  /^trace/,
  /^types\//,
  /^build\.log$/,
  /^dev\//,
]

/** What is of the moment of a build, not of its sources: when prices were read, and the size of streamed pages, which no server reads. */
const OF_THE_MOMENT = [
  { files: /^known-prices\//, part: /"readAt":"[^"]+"/g },
  { files: /^server\/app\/markdown\/.*pricing\.body$/, part: /\d\d:\d\d, \d+[ /]\w+[ /]\d{4}/g },
  { files: /^prerender-manifest\.json$/, part: /"htmlSize": ?\d+/g },
]

const filesOf = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((name) => !SKIPPED.some((pattern) => pattern.test(name)))

/** What each build makes up for itself, wherever it stands: the build's id and the keys of previews and actions. */
const idsOf = (root: string): string[] => {
  const texts = [readFileSync(path.join(root, 'BUILD_ID'), 'utf8').trim()]
  const { preview }: { preview?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'prerender-manifest.json'), 'utf8'),
  )
  const { encryptionKey }: { encryptionKey?: string } = JSON.parse(
    readFileSync(path.join(root, 'server/server-reference-manifest.json'), 'utf8'),
  )
  return [...texts, ...Object.values(preview ?? {}), encryptionKey ?? ''].filter(Boolean)
}

const hashesOf = (root: string): Map<string, string> => {
  const ids = idsOf(root)
  const withoutIds = (text: string) => ids.reduce((rest, id) => rest.replaceAll(id, 'ID'), text)
  // Compressed copies differ with what they hold; the plain file beside each is compared.
  const names = filesOf(root).filter((name) => !/\.(br|gz|zst)$/.test(name))
  return new Map(
    names.map((name) => {
      const text = OF_THE_MOMENT.filter(({ files }) => files.test(name)).reduce(
        (rest, { part }) => rest.replaceAll(part, ''),
        withoutIds(readFileSync(path.join(root, name), 'latin1')),
      )
      return [withoutIds(name), createHash('sha256').update(text, 'latin1').digest('hex')]
    }),
  )
}

const build = async (env: Environment) => {
  rmSync(path.join(BUILD, 'cache'), { recursive: true, force: true })
  return run('node', ['scripts/build.ts'], { env, quiet: true })
}

const compare = (): number => {
  const [first, second] = [hashesOf(FIRST), hashesOf(BUILD)]
  const names = [...new Set([...first.keys(), ...second.keys()])].sort()
  const differing = names.filter((name) => first.get(name) !== second.get(name))
  for (const name of differing) process.stdout.write(`differs: ${name}\n`)
  process.stdout.write(`${names.length} files, ${differing.length} differ\n`)
  return differing.length === 0 ? 0 : 1
}

const execute = async (dataDir: string): Promise<number> => {
  const [site = '', platform = '', identity = ''] = await Promise.all(
    [freePort(), freePort(), freePort()].map(async (port) => String(await port)),
  )
  const env = { ...demoEnv({ site, platform, identity }), DATA_DIR: dataDir, LOG_LEVEL: 'fatal' }
  await waitFor(`http://localhost:${platform}/healthz`, start('node', ['platform/main.ts'], { env }))
  const first = await build(env)
  if (first !== 0) return first
  rmSync(FIRST, { recursive: true, force: true })
  mkdirSync(path.dirname(FIRST), { recursive: true })
  cpSync(BUILD, FIRST, { recursive: true })
  return (await build(env)) || compare()
}

stopOnSignal()
const dataDir = mkdtempSync(path.join(tmpdir(), 'reproducible-'))
try {
  process.exitCode = await execute(dataDir)
} finally {
  await stopAll()
  rmSync(dataDir, { recursive: true, force: true })
  if (!process.env['KEEP']) rmSync(FIRST, { recursive: true, force: true })
}
