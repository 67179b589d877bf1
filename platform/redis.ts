import { createClient } from '@redis/client'
import type { Logger } from './logger.ts'

const CONNECT_MS = 5_000
const LONGEST_WAIT_MS = 2_000

/** A connection to Redis that comes back by itself; while it is away every command fails at once. Throws when there is none at the start. */
export const openRedis = async (url: string, log: Logger) => {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_WAIT_MS),
    },
  })
  client.on('error', (error: unknown) => log.warn({ err: error }, 'Redis is away'))
  const late = AbortSignal.timeout(CONNECT_MS)
  const isLate = new Promise<never>((_resolve, reject) => {
    late.addEventListener('abort', () => reject(new Error('REDIS_URL: nobody answers there')), { once: true })
  })
  await Promise.race([client.connect(), isLate]).catch((error: unknown) => {
    client.destroy()
    throw error
  })
  return client
}

export type Redis = Awaited<ReturnType<typeof openRedis>>
