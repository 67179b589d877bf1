import { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type { FastifyBaseLogger } from 'fastify'
import { join } from 'node:path'
import { Pool, type PoolClient } from 'pg'
import type { Logger } from '../logger.ts'
import { currentRequestId } from '../request-id.ts'
import { createServerListener, type Listen } from './listen.ts'
import { adoptOldMigrations, expectMigrated, MIGRATIONS } from './migrate.ts'
import { seedDataDir } from './template.ts'

/** A log that may tell of queries. */
type QueryLog = Logger & Pick<FastifyBaseLogger, 'debug'>

export type Db = PgDatabase<PgQueryResultHKT>

export type OpenDb = {
  db: Db
  /** An embedded database belongs to this process; one at a server has others too. */
  engine: { pglite: PGlite } | { url: string; migrates: boolean }
  listen: Listen
  ping: () => Promise<unknown>
  close: () => Promise<void>
}

// Its own cache of pages is a part of this process's memory, 160 MB by default; the system keeps the same files in its own.
const SMALL_CACHE = ['-c', 'shared_buffers=16MB']

/** Tells every query at LOG_LEVEL=debug with the request it is for: its text, never its parameters. */
const queryLog = (log: QueryLog | undefined) => ({
  logger: { logQuery: (query: string) => log?.debug({ reqId: currentRequestId(), query }, 'query') },
})

const openEmbedded = async (dataDir: string, log?: QueryLog): Promise<OpenDb> => {
  const folder = join(dataDir, 'db')
  await seedDataDir(folder)
  const client = await PGlite.create(folder, { startParams: [...PGlite.defaultStartParams, ...SMALL_CACHE] })
  const db = overPglite(client, queryLog(log))
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

const prepare = async (client: PoolClient, migrates: boolean) => {
  const db = overPostgres(client)
  if (!migrates) return expectMigrated(db)
  // The other replicas and the identity server may do the same at the same time.
  await client.query('select pg_advisory_lock(4000)')
  await adoptOldMigrations(db)
  await migrateServer(db, MIGRATIONS)
  await client.query('select pg_advisory_unlock(4000)')
}

const openServer = async (url: string, migrates: boolean, log?: QueryLog): Promise<OpenDb> => {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 })
  // An idle connection may break at any time; the pool opens a new one, so it must not end the process.
  pool.on('error', (error) => log?.warn({ err: error }, 'an idle connection to the database broke'))
  try {
    const client = await pool.connect()
    await prepare(client, migrates).finally(() => client.release())
  } catch (error) {
    await pool.end()
    throw error
  }
  const listener = createServerListener(url, log)
  return {
    db: overPostgres(pool, queryLog(log)),
    engine: { url, migrates },
    listen: listener.listen,
    ping: () => pool.query('select 1'),
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}

/** A PostgreSQL server by address; without `migrates` its tables are left as they are. */
type Server = { url?: string | undefined; migrates?: boolean }

/**
 * Opens the database, a PostgreSQL server or a folder on this disk, and brings its tables up to date. Throws when it may not and they
 * are older than this version.
 */
export const openDb = (
  dataDir: string,
  { url, migrates = true }: Server = {},
  log?: QueryLog,
): Promise<OpenDb> => (url ? openServer(url, migrates, log) : openEmbedded(dataDir, log))
