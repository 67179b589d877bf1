import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const HASH_FILE = '.next/build-inputs'

/** What no build reads. All else counts, so that a new folder costs a build too many rather than one too few. */
const NOT_READ = new Set([
  'coverage',
  'deploy',
  'e2e',
  'next-env.d.ts',
  'node_modules',
  'platform',
  'playwright-report',
  'scripts',
  'test-results',
  'tests',
])

const isRead = (entry: string) =>
  !NOT_READ.has(entry) && !entry.startsWith('.') && !entry.endsWith('.tsbuildinfo')

const filesOf = (root: string) =>
  readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => isRead(name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(path.join(root, entry.name), { recursive: true, withFileTypes: true })
        : [entry],
    )
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()

/**
 * One hash of everything a build reads: sources, words, configuration and the lockfile. The environment is no part of it:
 * at start every page is rendered anew with the environment it starts in.
 */
export const hashBuildInputs = (root = '.') => {
  const hash = createHash('sha256')
  for (const file of filesOf(root)) {
    const content = readFileSync(file)
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Notes what the finished build was made from; the next build clears the note as it begins. */
export const keepBuildInputs = (hash: string, root = '.') => writeFileSync(path.join(root, HASH_FILE), hash)

/** Whether the build that stands here was made from the files as they are now. */
export const isBuilt = (root = '.') => {
  try {
    return readFileSync(path.join(root, HASH_FILE), 'utf8') === hashBuildInputs(root)
  } catch {
    return false
  }
}
