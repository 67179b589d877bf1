import { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { join } from 'node:path'
import { Pool } from 'pg'
import type { Logger } from '../logger.ts'
import { migrate } from './migrate.ts'
import { seedDataDir } from './template.ts'

export type Db = PgDatabase<PgQueryResultHKT>

export type OpenDb = { db: Db; ping: () => Promise<unknown>; close: () => Promise<void> }

const openEmbedded = async (dataDir: string): Promise<OpenDb> => {
  const folder = join(dataDir, 'db')
  await seedDataDir(folder)
  const client = await PGlite.create(folder)
  await migrate({
    run: (sql) => client.exec(sql),
    applied: async () =>
      (await client.query<{ name: string }>('select name from migrations')).rows.map((row) => row.name),
  })
  return { db: overPglite(client), ping: () => client.query('select 1'), close: () => client.close() }
}

const openServer = async (url: string, log?: Logger): Promise<OpenDb> => {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 })
  // An idle connection may break at any time; the pool opens a new one, so it must not end the process.
  pool.on('error', (error) => log?.warn({ err: error }, 'an idle connection to the database broke'))
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock(4000)')
    await migrate({
      run: (sql) => client.query(sql),
      applied: async () =>
        (await client.query<{ name: string }>('select name from migrations')).rows.map((row) => row.name),
    })
    await client.query('select pg_advisory_unlock(4000)')
  } finally {
    client.release()
  }
  return { db: overPostgres(pool), ping: () => pool.query('select 1'), close: () => pool.end() }
}

/** Opens the database and brings its tables up to date: a PostgreSQL server by address, or a folder on this disk. */
export const openDb = (dataDir: string, url: string | undefined, log?: Logger): Promise<OpenDb> =>
  url ? openServer(url, log) : openEmbedded(dataDir)
