import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { eventually } from './forms.ts'
import { freePort } from './platform-process.ts'

const DEBIAN = '/usr/lib/postgresql'

const findPrograms = (): string | null => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : []
  return versions.map((version) => join(DEBIAN, version, 'bin')).find(existsSync) ?? null
}

/** The server refuses to run as root, so its own user does. */
const findUser = (): { uid?: number; gid?: number } | null => {
  if (process.getuid?.() !== 0) return {}
  try {
    const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']))
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    return null
  }
}

const [programs, user] = [findPrograms(), findUser()]

/** Whether this machine can start a PostgreSQL server (Debian's packages). */
export const hasPostgres = programs !== null && user !== null

/** A PostgreSQL server on a free port with an empty database. */
export const startPostgres = async () => {
  if (!programs || !user) throw new Error('no PostgreSQL here')
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (user.uid && user.gid) chownSync(folder, user.uid, user.gid)
  const port = await freePort()
  const data = join(folder, 'data')
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'song', '-A', 'trust', '--no-sync'], {
    ...user,
    stdio: 'ignore',
  })
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-F'],
    { ...user, stdio: 'ignore' },
  )
  const url = `postgres://song@127.0.0.1:${port}/postgres`
  const query = async (sql: string) => {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    return client.query(sql).finally(() => client.end())
  }
  await eventually(() =>
    query('select 1').then(
      () => true,
      () => false,
    ),
  )
  return {
    url,
    query,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
