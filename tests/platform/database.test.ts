import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { openDb } from '../../platform/db/open.ts'
import { eventually } from './forms.ts'
import { START_MS } from './harness.ts'
import { hasPostgres, startPostgres } from './postgres.ts'

it.skipIf(!hasPostgres)(
  'a connection that breaks while idle is logged, and the next query gets another',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'database-'))
    const postgres = await startPostgres()
    const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
    const database = await openDb(folder, { url: postgres.url }, log)
    await database.ping()
    await postgres.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    )
    await eventually(() => log.warn.mock.calls.length > 0)
    expect(log.warn).toHaveBeenCalledWith({ err: expect.any(Error) }, expect.any(String))
    await database.ping()
    await database.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  },
  START_MS * 2,
)
