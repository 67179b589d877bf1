import { readdir, readFile } from 'node:fs/promises'

/** The two things a migration needs of a connection, embedded or real. */
export type MigrationTarget = {
  run: (sql: string) => Promise<unknown>
  applied: () => Promise<string[]>
}

const FOLDER = new URL('./migrations/', import.meta.url)

/** Runs the SQL files that have not run yet, in the order of their names, each in one transaction. */
export const migrate = async (target: MigrationTarget): Promise<void> => {
  await target.run(
    'create table if not exists migrations (name text primary key, at timestamptz not null default now())',
  )
  const done = new Set(await target.applied())
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  for (const name of files) {
    if (done.has(name)) continue
    const sql = await readFile(new URL(name, FOLDER), 'utf8')
    await target.run(`begin; ${sql}; insert into migrations (name) values ('${name}'); commit;`)
  }
}
