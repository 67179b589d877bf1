import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from '../logger.ts'

/** `onMessage` gets what `pg_notify` was given, in the order of the commits; `onGap` is called when some may have been missed. */
export type Listener = { onMessage: (payload: string) => void; onGap?: () => void }

/** Hears a channel of the database until the database is closed. */
export type Listen = (channel: string, listener: Listener) => Promise<void>

const TIMEOUT_MS = 5_000
/** A connection that broke without a word is found within this time. */
const CHECK_MS = 3_000
const RETRY_MS = 500

/** Listens to a PostgreSQL server over one connection of its own, opened with the first channel and again whenever it breaks. */
export const createServerListener = (
  url: string,
  log?: Logger,
): { listen: Listen; close: () => Promise<void> } => {
  const listeners = new Map<string, Listener>()
  let current: Promise<Client> | null = null
  let isClosed = false

  const open = async (): Promise<Client> => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    })
    // What breaks is said by `end`; without a listener it would end the process.
    client.on('error', () => undefined)
    client.on('notification', ({ channel, payload = '' }) => listeners.get(channel)?.onMessage(payload))
    await client.connect()
    try {
      for (const channel of listeners.keys()) await client.query(`listen ${channel}`)
    } catch (error) {
      await client.end()
      throw error
    }
    const check = setInterval(() => void client.query('select 1').catch(() => client.end()), CHECK_MS)
    client.once('end', () => {
      clearInterval(check)
      if (!isClosed) void reopen()
    })
    return client
  }

  const reopen = async () => {
    log?.warn('the connection that hears the other replicas broke')
    while (!isClosed) {
      await sleep(RETRY_MS)
      try {
        current = open()
        await current
        for (const { onGap } of listeners.values()) onGap?.()
        return
      } catch (error) {
        log?.warn({ err: error }, 'the database cannot be listened to')
      }
    }
  }

  return {
    listen: async (channel, listener) => {
      listeners.set(channel, listener)
      current ??= open()
      await (await current).query(`listen ${channel}`)
    },
    close: async () => {
      isClosed = true
      const client = await current?.catch(() => null)
      await client?.end()
    },
  }
}
