import { parseArgs } from 'node:util'
import { readEnv } from '../env.ts'
import { summarizeError } from '../logger.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

const HELP = `npm run backup -- <new folder>      everything kept: rows, recordings, letters, files, the secret they are sealed with
npm run restore -- <folder>         brings it back where nothing is kept yet, and compares

DATA_DIR or DATABASE_URL (and S3_BUCKET) say where. Embedded databases: stop platform and identity server first.
`

/** Lines of a table: what is kept, and how much of it. */
const report = ({ tables, files }: Awaited<ReturnType<typeof backUp>>) =>
  [
    ...Object.entries(tables)
      .filter(([, { rows }]) => rows > 0)
      .map(([table, { rows }]) => `${table.padEnd(24)}${String(rows).padStart(9)} rows`),
    `${'files'.padEnd(24)}${String(Object.keys(files).length).padStart(9)}`,
  ].join('\n')

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [command, folder] = positionals
  const work = { backup: backUp, restore }[command ?? '']
  if (!work || !folder) {
    process.stderr.write(HELP)
    process.exitCode = 1
  } else {
    const began = performance.now()
    const manifest = await work(readEnv(process.env), folder)
    const seconds = ((performance.now() - began) / 1_000).toFixed(1)
    process.stdout.write(`${report(manifest)}\n${command} of ${folder}: ${seconds} s, compared by hash\n`)
  }
} catch (error) {
  process.stderr.write(`${summarizeError(error)}\n`)
  process.exitCode = 1
}
