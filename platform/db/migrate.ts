import { and, eq, inArray, max, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import {
  bigint,
  type PgDatabase,
  type PgQueryResultHKT,
  pgSchema,
  pgTable,
  serial,
  text,
} from 'drizzle-orm/pg-core'
import { fileURLToPath } from 'node:url'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

/** Where drizzle's migrator finds the migrations, and where it lists those applied. */
export const MIGRATIONS = {
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
  migrationsSchema: 'public',
  migrationsTable: 'drizzle_migrations',
}

const pgTables = pgSchema('pg_catalog').table('pg_tables', {
  schema: text('schemaname'),
  name: text('tablename'),
})
const oldMigrations = pgTable('migrations', { name: text('name').notNull() })
const migrations = pgTable('drizzle_migrations', {
  id: serial('id').primaryKey(),
  hash: text('hash').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }),
})

/**
 * Databases from before drizzle's migrator list what was applied to them in `migrations`: that counts as applied, and nothing runs
 * twice. The old list stays, so that an older version still starts.
 */
export const adoptOldMigrations = (db: PgDatabase<PgQueryResultHKT>): Promise<void> =>
  db.transaction(async (tx) => {
    const lists = await tx
      .select({ name: pgTables.name })
      .from(pgTables)
      .where(and(eq(pgTables.schema, 'public'), inArray(pgTables.name, ['migrations', 'drizzle_migrations'])))
    if (lists.length !== 1 || lists[0]?.name !== 'migrations') return
    const applied = new Set((await tx.select().from(oldMigrations)).map(({ name }) => name))
    const hashes = new Map(
      readMigrationFiles(MIGRATIONS).map(({ folderMillis, hash }) => [folderMillis, hash]),
    )
    await tx.execute(
      sql`create table drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    )
    for (const { tag, when } of journal.entries) {
      if (applied.has(`${tag}.sql`))
        await tx.insert(migrations).values({ hash: hashes.get(when) ?? '', createdAt: when })
    }
  })

/** Throws when the database lacks a migration of this version; one that has more, of a later version, will do. */
export const expectMigrated = async (db: PgDatabase<PgQueryResultHKT>): Promise<void> => {
  const newest = journal.entries.at(-1)?.when ?? 0
  const [list] = await db.select().from(pgTables).where(eq(pgTables.name, 'drizzle_migrations'))
  const [applied] = list ? await db.select({ at: max(migrations.createdAt) }).from(migrations) : []
  if ((applied?.at ?? 0) < newest)
    throw new Error('the tables of DATABASE_URL are older than this version: run `npm run db:migrate` first')
}
