import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { RECORDINGS } from '../calls/speaker.ts'
import { uploads } from '../db/schema.ts'
import { EMAIL_FOLDER } from '../email/deliver.ts'
import type { Env } from '../env.ts'
import { openSecrets, SECRET_FILE } from '../secrets.ts'
import { openStorage } from '../storage/open.ts'
import { openPlaces } from './places.ts'
import { dumpTable, tableNames } from './tables.ts'

const MANIFEST = 'manifest.json'
export const UPLOADS = 'uploads'

const factsSchema = z.object({ rows: z.number(), sha256: z.string() })
const manifestSchema = z.object({
  version: z.literal(1),
  at: z.string(),
  tables: z.record(z.string(), factsSchema),
  /** The hash of each file by its key; uploads are `uploads/…`. */
  files: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

/** Where a table's rows are in a backup. */
export const tableFile = (folder: string, table: string): string => join(folder, 'tables', `${table}.jsonl`)

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The storage of an installation, opened for a backup or a restore. */
export const storageOf = async (env: Env) => {
  const dataDir = resolve(env.DATA_DIR)
  const secrets = await openSecrets(env, dataDir)
  return openStorage({ env, dataDir, secrets, port: () => env.PLATFORM_PORT })
}

// What is quickly spoken again (handset, try-out) is not worth keeping.
const FOLDERS = [RECORDINGS, EMAIL_FOLDER]

const dumpDatabases = async (env: Env, folder: string) => {
  const places = await openPlaces(env)
  const tables: Manifest['tables'] = {}
  let keys: string[] = []
  try {
    for (const place of places.all)
      await place.db.transaction(
        async (tx) => {
          for (const table of await tableNames(tx))
            if (places.of(table) === place)
              tables[table] = await dumpTable(tx, table, tableFile(folder, table))
          if (places.of('uploads') === place)
            keys = (
              await tx
                .select({ key: uploads.key })
                .from(uploads)
                .where(inArray(uploads.state, ['stored', 'claimed']))
            ).map(({ key }) => key)
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      )
  } finally {
    await places.close()
  }
  return { tables, keys }
}

/**
 * Writes everything an installation keeps into an empty folder: rows of one moment (a server goes on meanwhile; programs with embedded
 * databases have to be stopped), recordings, letters, uploaded files, and the secret numbers are sealed with. Gives what it holds.
 */
export const backUp = async (env: Env, target: string): Promise<Manifest> => {
  const folder = resolve(target)
  if (existsSync(folder)) throw new Error(`${folder} is there already`)
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 })
  const { tables, keys } = await dumpDatabases(env, folder)
  const storage = await storageOf(env)
  const files: Manifest['files'] = {}
  const save = async (key: string, bytes: Buffer | null) => {
    // Its row was deleted meanwhile.
    if (!bytes) return
    const file = join(folder, 'files', key)
    await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
    await writeFile(file, bytes, { mode: 0o600, flush: true })
    files[key] = hashOf(bytes)
  }
  for (const name of FOLDERS)
    for await (const { key } of storage.files.list(name)) await save(key, await storage.files.read(key))
  for (const key of keys) await save(`${UPLOADS}/${key}`, await storage.read(key))
  const secret = join(resolve(env.DATA_DIR), SECRET_FILE)
  if (existsSync(secret)) await copyFile(secret, join(folder, SECRET_FILE))
  const manifest: Manifest = { version: 1, at: new Date().toISOString(), tables, files }
  // Last: a folder without it is no backup.
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true })
  return manifest
}

/** The manifest of a backup; throws when there is none. */
export const readManifest = async (folder: string): Promise<Manifest> =>
  manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))

/** How many rows there are in all of an installation's tables. */
export const countRows = async (env: Env): Promise<number> => {
  const places = await openPlaces(env)
  const countSchema = z.object({ rows: z.tuple([z.object({ total: z.number() })]) })
  let total = 0
  try {
    for (const place of places.all)
      for (const table of await tableNames(place.db))
        total += countSchema.parse(
          await place.db.execute(sql`select count(*)::int as total from ${sql.identifier(table)}`),
        ).rows[0].total
  } finally {
    await places.close()
  }
  return total
}
