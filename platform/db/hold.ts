import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from '../logger.ts'

const LOCK = 4001
const CONNECT_MS = 5_000
/** A server notices within this time that a killed platform is gone. */
const TAKE_TIMEOUT_MS = 5_000
const RETRY_MS = 250

const HOLDER = `
  select a.pid, a.application_name as name, host(a.client_addr) as address, a.backend_start as since
  from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and l.objid = ${LOCK} and l.granted
    and l.database = (select oid from pg_database where datname = current_database())`

type Holder = { pid: number; name: string; address: string | null; since: Date }
type Options = {
  log: Logger
  /** Called when another platform has taken the database while the connection was lost: this one must not go on. */
  onDisplaced: () => void
}

/** Keeps a second platform away from a database for as long as the connection lives; gives the release, throws when it is taken. */
export const holdDatabase = async (
  url: string,
  { log, onDisplaced }: Options,
): Promise<() => Promise<void>> => {
  const name = `song-platform ${randomUUID()}`
  let held: Client | null = null
  let isReleased = false

  /** Null once this process holds the database, else who does. */
  const take = async (): Promise<Holder | null> => {
    const client = new Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    })
    // What breaks is said by `end`; without a listener it would end the process.
    client.on('error', () => undefined)
    await client.connect()
    const answer = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${LOCK}) as held`)
    if (answer.rows[0]?.held) {
      held = client
      client.once('end', () => void recover())
      return null
    }
    const [holder] = (await client.query<Holder>(HOLDER)).rows
    // The server has not noticed yet that our own broken connection is gone.
    if (holder?.name === name) await client.query('select pg_terminate_backend($1)', [holder.pid])
    await client.end()
    return holder ?? { pid: 0, name: '', address: null, since: new Date() }
  }

  const recover = async () => {
    if (isReleased) return
    held = null
    log.error('the connection that keeps a second platform away from the database is lost')
    while (!isReleased) {
      try {
        const holder = await take()
        if (!holder) return log.warn('the database is held again')
        if (holder.name && holder.name !== name) return onDisplaced()
      } catch (error) {
        log.error({ err: error }, 'the database cannot be reached')
      }
      await sleep(RETRY_MS * 4)
    }
  }

  const deadline = Date.now() + TAKE_TIMEOUT_MS
  for (let holder = await take(); holder; holder = await take()) {
    if (Date.now() > deadline) {
      const { address, since } = holder
      throw new Error(
        `DATABASE_URL is in use by another platform (connected ${address ? `from ${address} ` : ''}since ${since.toISOString()}): one process per database`,
      )
    }
    await sleep(RETRY_MS)
  }

  return async () => {
    isReleased = true
    await held?.end()
  }
}
