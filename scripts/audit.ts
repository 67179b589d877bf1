import { spawnSync } from 'node:child_process'
import { readAdvisories } from './lib/advisories.ts'

// Known faults of what ships, as the lockfile has it. Only an answer can fail: without one there is nothing to say about it.
const ANSWER_MS = 60_000

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
  encoding: 'utf8',
  timeout: ANSWER_MS,
})
const advisories = readAdvisories(stdout)
const say = (line: string) => process.stdout.write(`${line}\n`)

if (advisories === null) say('Advisories were not checked: the registry gave no answer.')
else if (advisories.length === 0) say('No known advisory concerns what ships.')
else for (const { line } of advisories) say(line)
process.exitCode = advisories?.some(({ isGrave }) => isGrave) ? 1 : 0
