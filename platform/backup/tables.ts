import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { Db } from '../db/open.ts'

/** How many rows a table has, and a hash over them in the order of their text: the same for the same rows anywhere. */
type TableFacts = { rows: number; sha256: string }

// Who runs at the moment is no one's to bring back; the queue's own tables are made anew, its letters are in `outbox`.
const LEFT_OUT = ['replicas']
const BATCH = 500

const namesSchema = z.object({ rows: z.array(z.object({ name: z.string() })) })
const rowsSchema = z.object({ rows: z.array(z.object({ row: z.string() })) })

/** The tables of platform and identity server, those that others refer to first. */
export const tableNames = async (db: Db): Promise<string[]> => {
  const tables = await db.execute(sql`select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like '%migrations%'
    order by (select count(*) from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'), c.relname`)
  return namesSchema.parse(tables).rows.flatMap(({ name }) => (LEFT_OUT.includes(name) ? [] : [name]))
}

const columnsOf = async (db: Db, table: string) =>
  namesSchema.parse(
    await db.execute(sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table}`),
  ).rows

/** Writes the rows of a table into a file, one JSON a line. Within a transaction, so that all tables are of one moment. */
export const dumpTable = async (tx: Db, table: string, file: string): Promise<TableFacts> => {
  const hash = createHash('sha256')
  const target = await open(file, 'wx', 0o600)
  let rows = 0
  try {
    // Moments are written in one zone, wherever the server stands.
    await tx.execute(sql`set local time zone 'UTC'`)
    await tx.execute(sql`declare dumped cursor for select to_jsonb(t)::text as row from ${sql.identifier(table)} t
      order by to_jsonb(t)::text collate "C"`)
    for (;;) {
      const batch = rowsSchema.parse(await tx.execute(sql.raw(`fetch ${BATCH} from dumped`))).rows
      if (batch.length === 0) break
      const text = batch.map(({ row }) => `${row}\n`).join('')
      hash.update(text)
      rows += batch.length
      await target.write(text)
    }
    await tx.execute(sql`close dumped`)
    await target.sync()
  } finally {
    await target.close()
  }
  return { rows, sha256: hash.digest('hex') }
}

/** Puts the rows of a file into a table; columns that came later keep their defaults. */
export const loadTable = async (tx: Db, table: string, file: string): Promise<void> => {
  const known = new Set((await columnsOf(tx, table)).map(({ name }) => name))
  let batch: string[] = []
  const put = async () => {
    const [first] = batch
    if (first === undefined) return
    const columns = Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(first)))
    const strange = columns.find((name) => !known.has(name))
    if (strange) throw new Error(`${table}.${strange} is of a newer version than this program`)
    const list = sql.join(
      columns.map((name) => sql.identifier(name)),
      sql`, `,
    )
    await tx.execute(sql`insert into ${sql.identifier(table)} (${list})
      select ${list} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${`[${batch.join(',')}]`}::jsonb)`)
    batch = []
  }
  for await (const line of createInterface({ input: createReadStream(file) })) {
    batch.push(line)
    if (batch.length === BATCH) await put()
  }
  await put()
}
