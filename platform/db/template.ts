import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { getConstructionPlans } from 'pg-boss'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { MIGRATIONS } from './migrate.ts'

// Making a database takes the embedded engine about five seconds. It is made once per machine and version, without a row but with
// all tables, and copied from then on, so that a first start and every test are quick.

const engine = dirname(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')))

const version = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'))
  const version =
    manifest && typeof manifest === 'object' && 'version' in manifest ? manifest.version : 'unknown'
  return String(version)
}

const tables = () => {
  const hash = createHash('sha256')
  for (const migration of readMigrationFiles(MIGRATIONS)) hash.update(migration.hash)
  return hash.digest('hex').slice(0, 8)
}

const templateDir = () => join(engine, '..', '..', '.cache', `song-platform-db-${version()}-${tables()}`)

const make = async (target: string) => {
  const draft = `${target}.${process.pid}`
  await mkdir(dirname(target), { recursive: true })
  const db = await PGlite.create(draft)
  // The tables of the job queue, which take as long again; a version that wants others changes them at the start.
  await db.exec(getConstructionPlans())
  await migrate(drizzle(db), MIGRATIONS)
  await db.close()
  // Two processes may do this at once: the first rename wins, and the loser uses the winner's.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }))
}

/** Makes sure a database is ready to be copied; gives its folder. */
export const prepareTemplate = async (): Promise<string> => {
  const target = templateDir()
  if (!existsSync(target)) await make(target)
  return target
}

/** Fills a new data folder with that database; leaves it to the engine when the template cannot be had. */
export const seedDataDir = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return
  const draft = `${folder}.new`
  try {
    await rm(draft, { recursive: true, force: true })
    // A thousand small files: one synchronous copy takes a third of the time of the other kind.
    cpSync(await prepareTemplate(), draft, { recursive: true })
    await rename(draft, folder)
  } catch {
    await rm(draft, { recursive: true, force: true })
  }
}
