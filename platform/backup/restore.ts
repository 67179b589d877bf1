import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Env } from '../env.ts'
import { SECRET_FILE } from '../secrets.ts'
import { countRows, hashOf, readManifest, storageOf, tableFile, UPLOADS, type Manifest } from './backup.ts'
import { openPlaces, type Places } from './places.ts'
import { dumpTable, loadTable, tableNames } from './tables.ts'

const loadDatabases = async (places: Places, folder: string) => {
  for (const place of places.all)
    await place.db.transaction(async (tx) => {
      for (const table of await tableNames(tx)) {
        const file = tableFile(folder, table)
        if (places.of(table) === place && existsSync(file)) await loadTable(tx, table, file)
      }
    })
}

/** Throws unless every row is as the backup has it. */
const compare = async (places: Places, manifest: Manifest) => {
  const scratch = await mkdtemp(join(tmpdir(), 'compare-'))
  try {
    for (const place of places.all)
      await place.db.transaction(async (tx) => {
        for (const [table, { rows, sha256 }] of Object.entries(manifest.tables)) {
          if (places.of(table) !== place) continue
          const found = await dumpTable(tx, table, join(scratch, table))
          if (found.rows !== rows || found.sha256 !== sha256)
            throw new Error(`${table} is not as it was: ${found.rows} rows of ${rows}`)
        }
      })
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** Brings a backup back into an installation that keeps nothing yet, and compares; throws when it keeps something or anything differs. */
export const restore = async (env: Env, source: string): Promise<Manifest> => {
  const folder = resolve(source)
  const manifest = await readManifest(folder)
  const dataDir = resolve(env.DATA_DIR)
  await mkdir(join(dataDir, 'identity'), { recursive: true })
  const secret = join(folder, SECRET_FILE)
  if ((await countRows(env)) > 0)
    throw new Error(`${env.DATABASE_URL ? 'DATABASE_URL' : dataDir} keeps something already`)
  // The rows are sealed with it; with APP_SECRET of the old installation none was kept.
  if (existsSync(secret)) await copyFile(secret, join(dataDir, SECRET_FILE))
  const storage = await storageOf(env)
  for (const [key, sha256] of Object.entries(manifest.files)) {
    const bytes = await readFile(join(folder, 'files', key))
    if (hashOf(bytes) !== sha256) throw new Error(`${key} of the backup is damaged`)
    if (storage.files.isShared && key.startsWith(`${UPLOADS}/`))
      await storage.settle(key.slice(UPLOADS.length + 1), bytes)
    else await storage.files.write(key, bytes)
  }
  const places = await openPlaces(env)
  try {
    await loadDatabases(places, folder)
    await compare(places, manifest)
  } finally {
    await places.close()
  }
  return manifest
}
