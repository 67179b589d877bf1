import { PGlite } from '@electric-sql/pglite'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDb, type Db } from '../../platform/db/open.ts'
import * as apiSchema from '../../platform/db/api-schema.ts'
import * as callApiSchema from '../../platform/db/call-api-schema.ts'
import * as countSchema from '../../platform/db/count-schema.ts'
import * as guardSchema from '../../platform/db/guard-schema.ts'
import * as identitySchema from '../../platform/db/identity-schema.ts'
import * as platformSchema from '../../platform/db/schema.ts'
import { seedDataDir } from '../../platform/db/template.ts'
import { START_MS } from './harness.ts'
import { hasPostgres, startPostgres } from './postgres.ts'

// drizzle-kit puts a method of its own on every array, which others that share this process stumble over.
Reflect.deleteProperty(Array.prototype, 'random')

const schema = {
  ...platformSchema,
  ...apiSchema,
  ...callApiSchema,
  ...countSchema,
  ...guardSchema,
  ...identitySchema,
}
const FOLDER = join(import.meta.dirname, '../../platform/db/migrations')
const FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort()
/** What was there before drizzle's migrator. */
const OLD = FILES.slice(0, 6)

type Run = (statements: string) => Promise<unknown>

/** Brings an empty database to where the old runner would have left it after these files. */
const applyAsBefore = async (run: Run, files: string[]) => {
  await run('create table migrations (name text primary key, at timestamptz not null default now())')
  for (const name of files) {
    const file = readFileSync(join(FOLDER, name), 'utf8')
    await run(`begin; ${file}; insert into migrations (name) values ('${name}'); commit;`)
  }
}

const CALL = `insert into calls (id, kind, visitor_hash, address_hash, phone_hash, phone_tail, day, content, body_hash,
    answer_calls_left, ticket_hash, ticket_expires_at, created_at)
  values ('call', 'callbot', 'v', 'a', 'p', '678', 1, '{"type":"otp"}', 'b', 1, 't', now(), now());
  insert into call_events values ('call', 1, '{"state":"CREATING"}');
  insert into suppressions (phone_hash, reason) values ('p', 'do_not_call');`
const USER = `insert into identity_users (id, email, first_name, last_name, password_hash) values ('u', 'a@b.vn', 'A', 'B', 'h');`

/** Columns, constraints and indexes, as the database itself describes them. */
const describeTables = async (db: Db) => {
  const lists = ['migrations', 'drizzle_migrations']
  const isOurs = (name: string) => !lists.some((list) => name.startsWith(list))
  const rowsOf = async (query: ReturnType<typeof sql>) => {
    const result: unknown = await db.execute(query)
    const rows = result && typeof result === 'object' && 'rows' in result ? result.rows : []
    return Array.isArray(rows) ? rows.filter(({ name }) => isOurs(String(name))) : []
  }
  return {
    columns: await rowsOf(sql`select table_name as name, column_name, data_type, is_nullable, column_default
      from information_schema.columns where table_schema = 'public' order by table_name, column_name`),
    constraints:
      await rowsOf(sql`select conrelid::regclass::text as name, conname, pg_get_constraintdef(oid) as text
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by conrelid::regclass::text, conname`),
    indexes: await rowsOf(sql`select tablename as name, indexname, indexdef from pg_indexes
      where schemaname = 'public' order by tablename, indexname`),
  }
}

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'migrations-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** A folder of the embedded database without a table of ours, worked on with plain SQL. */
const inFolder = async (folder: string, work: (run: Run) => Promise<unknown>) => {
  await seedDataDir(join(folder, 'db'))
  const client = await PGlite.create(join(folder, 'db'))
  await client.exec('drop schema public cascade; create schema public')
  await work((statements) => client.exec(statements)).finally(() => client.close())
}

const tablesOf = async (folder: string, url?: string) => {
  const database = await openDb(folder, { url })
  return describeTables(database.db).finally(() => database.close())
}

describe('schema.ts', () => {
  const snapshots = readdirSync(join(FOLDER, 'meta')).filter((name) => name.endsWith('_snapshot.json'))
  const last = () => JSON.parse(readFileSync(join(FOLDER, 'meta', snapshots.sort().at(-1) ?? ''), 'utf8'))

  it('has no change without a migration: else run `npm run db:generate`', async () => {
    const previous = last()
    expect(await generateMigration(previous, generateDrizzleJson(schema, previous.id))).toEqual([])
  })

  it(
    'describes the very tables that the migrations make',
    async () => {
      const [made, migrated] = [join(dataDir, 'made'), join(dataDir, 'migrated')]
      const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema))
      await inFolder(made, async (run) => {
        for (const statement of statements) await run(statement)
        await run(`create table migrations (name text primary key);
          ${FILES.map((name) => `insert into migrations values ('${name}');`).join('')}`)
      })
      const tables = await tablesOf(migrated)
      expect(tables.columns.length).toBeGreaterThan(80)
      expect(tables).toEqual(await tablesOf(made))
    },
    START_MS,
  )
})

it('a migration takes nothing away that the version before still reads', () => {
  const TAKES_AWAY =
    /\b(drop (table|column|not null)|rename|set not null|set data type|add column (?![^,;]*default)[^,;]* not null)/i
  // The first that has to run beside the version before it.
  const rolled = FILES.filter((name) => name >= '0013')
  expect(rolled.length).toBeGreaterThan(0)
  for (const name of rolled) expect(readFileSync(join(FOLDER, name), 'utf8')).not.toMatch(TAKES_AWAY)
  expect('ALTER TABLE "a" DROP COLUMN "b"').toMatch(TAKES_AWAY)
  expect('ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;').toMatch(TAKES_AWAY)
  expect(`ALTER TABLE "a" ADD COLUMN "b" text DEFAULT 'c' NOT NULL;`).not.toMatch(TAKES_AWAY)
})

describe('a database from before drizzle’s migrator', () => {
  it.each([OLD.length, 3])(
    'in a folder, with %i of its migrations, keeps its rows and gets the same tables',
    async (applied) => {
      await inFolder(dataDir, async (run) => {
        await applyAsBefore(run, OLD.slice(0, applied))
        await run(CALL + USER)
      })
      const fresh = await tablesOf(join(dataDir, 'fresh'))
      expect(await tablesOf(dataDir)).toEqual(fresh)
      const again = await openDb(dataDir)
      expect(await again.db.select().from(schema.calls)).toMatchObject([{ id: 'call', state: 'CREATING' }])
      expect(await again.db.select().from(schema.callEvents)).toHaveLength(1)
      expect(await again.db.select().from(schema.suppressions)).toHaveLength(1)
      expect(await again.db.select().from(schema.identityUsers)).toMatchObject([{ emailVerified: false }])
      await again.close()
    },
    START_MS,
  )

  it.skipIf(!hasPostgres)(
    'on a server keeps its rows and gets the same tables, also when two processes start at once',
    async () => {
      const postgres = await startPostgres()
      await applyAsBefore(postgres.query, OLD)
      await postgres.query(CALL + USER)
      const [one, other] = await Promise.all([
        tablesOf(dataDir, postgres.url),
        tablesOf(dataDir, postgres.url),
      ])
      const fresh = await tablesOf(dataDir)
      expect(one.columns).toEqual(fresh.columns)
      expect(other.indexes).toEqual(fresh.indexes)
      const { rows } = await postgres.query('select id from calls')
      expect(rows).toEqual([{ id: 'call' }])
      await postgres.stop()
    },
    START_MS * 2,
  )
})
