import { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { join } from 'node:path'
import { Pool } from 'pg'
import type { Logger } from '../logger.ts'
import { createServerListener, type Listen } from './listen.ts'
import { adoptOldMigrations, MIGRATIONS } from './migrate.ts'
import { seedDataDir } from './template.ts'

export type Db = PgDatabase<PgQueryResultHKT>

export type OpenDb = {
  db: Db
  /** An embedded database belongs to this process; one at a server has others too. */
  engine: { pglite: PGlite } | { url: string }
  listen: Listen
  ping: () => Promise<unknown>
  close: () => Promise<void>
}

const openEmbedded = async (dataDir: string): Promise<OpenDb> => {
  const folder = join(dataDir, 'db')
  await seedDataDir(folder)
  const client = await PGlite.create(folder)
  const db = overPglite(client)
  await adoptOldMigrations(db)
  await migrateEmbedded(db, MIGRATIONS)
  return {
    db,
    engine: { pglite: client },
    listen: async (channel, { onMessage }) => void (await client.listen(channel, onMessage)),
    ping: () => client.query('select 1'),
    close: () => client.close(),
  }
}

const openServer = async (url: string, log?: Logger): Promise<OpenDb> => {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 })
  // An idle connection may break at any time; the pool opens a new one, so it must not end the process.
  pool.on('error', (error) => log?.warn({ err: error }, 'an idle connection to the database broke'))
  const client = await pool.connect()
  try {
    const db = overPostgres(client)
    // The identity server may do the same at the same time.
    await client.query('select pg_advisory_lock(4000)')
    await adoptOldMigrations(db)
    await migrateServer(db, MIGRATIONS)
    await client.query('select pg_advisory_unlock(4000)')
  } finally {
    client.release()
  }
  const listener = createServerListener(url, log)
  return {
    db: overPostgres(pool),
    engine: { url },
    listen: listener.listen,
    ping: () => pool.query('select 1'),
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

/** Opens the database and brings its tables up to date: a PostgreSQL server by address, or a folder on this disk. */
export const openDb = (dataDir: string, url: string | undefined, log?: Logger): Promise<OpenDb> =>
  url ? openServer(url, log) : openEmbedded(dataDir)
