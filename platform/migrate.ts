import { resolve } from 'node:path'
import { openDb } from './db/open.ts'
import { readEnv } from './env.ts'
import { openJobs } from './jobs.ts'
import { summarizeError } from './logger.ts'

// `npm run db:migrate`: brings the tables of platform, identity server and job queue up to date before a new version starts.
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }

try {
  const env = readEnv(process.env)
  if (!env.DATABASE_URL)
    throw new Error('the embedded database is brought up to date by its own process; set DATABASE_URL')
  const database = await openDb(resolve(env.DATA_DIR), { url: env.DATABASE_URL, migrates: true })
  const { start, stop } = openJobs(database, SILENT, false)
  await start().finally(stop)
  await database.close()
  process.stdout.write('The tables are up to date.\n')
} catch (error) {
  process.stderr.write(`db:migrate: ${summarizeError(error)}\n`)
  process.exitCode = 1
}
