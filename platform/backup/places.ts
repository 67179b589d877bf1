import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lockDataDir } from '../data-lock.ts'
import { openDb, type OpenDb } from '../db/open.ts'
import type { Env } from '../env.ts'

/** The databases of an installation: one at a server, or the embedded ones of platform and identity server. */
export type Places = {
  /** The database that has a table, or is to have it. */
  of: (table: string) => OpenDb
  all: readonly OpenDb[]
  close: () => Promise<void>
}

/** The folder of the identity server's embedded database; `platform/identity` names it too. */
const IDENTITY = 'identity'

const isIdentity = (table: string) => table.startsWith('identity_')

/** Opens the databases of an installation; embedded ones are held, so that no program changes them meanwhile. Throws when one runs. */
export const openPlaces = async (env: Env): Promise<Places> => {
  const dataDir = resolve(env.DATA_DIR)
  if (env.DATABASE_URL) {
    const server = await openDb(dataDir, { url: env.DATABASE_URL, migrates: env.MIGRATE_AT_START === 'true' })
    return { of: () => server, all: [server], close: () => server.close() }
  }
  const folders = [dataDir, join(dataDir, IDENTITY)]
  const unlocks = folders.filter((folder) => existsSync(folder)).map(lockDataDir)
  const platform = await openDb(dataDir)
  const identity = await openDb(join(dataDir, IDENTITY))
  return {
    of: (table) => (isIdentity(table) ? identity : platform),
    all: [platform, identity],
    close: async () => {
      await platform.close()
      await identity.close()
      for (const unlock of unlocks) unlock()
    },
  }
}
