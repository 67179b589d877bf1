import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { env } from './env.ts'

const FIRST_MS = 2_000
const LONGEST_WAIT_MS = 2_000

const say = (error: unknown) =>
  console.warn(JSON.stringify({ level: 'warn', event: 'redis_away', reason: String(error) }))

/** A connection that comes back by itself; while it is away every command fails at once. */
export const openSiteRedis = (url: string) => {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_WAIT_MS) },
  })
  client.on('error', say)
  return client
}

const connect = (url: string) => {
  const client = openSiteRedis(url)
  const connecting = client.connect().then(
    () => undefined,
    () => undefined,
  )
  return { client, first: Promise.race([connecting, sleep(FIRST_MS, undefined, { ref: false })]) }
}

let opened: ReturnType<typeof connect> | undefined

/** What the replicas of this site share; null without REDIS_URL. Throws while it is away. */
export const siteRedis = async () => {
  const { REDIS_URL } = env()
  if (!REDIS_URL) return null
  const { client, first } = (opened ??= connect(REDIS_URL))
  await first
  if (!client.isReady) throw new Error('REDIS_URL: nobody answers there')
  return client
}

// No page depends on these, and the secret may be made by each process for itself.
const SHOWN_NOWHERE = new Set(['REVALIDATE_SECRET', 'REDIS_URL', 'DRAIN_SECONDS', 'TRUST_PROXY'])

let space: string | undefined

/** What keys begin with: replicas share what this build makes of this environment, and nothing of another one's. */
export const siteSpace = (): string => {
  if (space) return space
  const values = Object.entries(env()).filter(([name]) => !SHOWN_NOWHERE.has(name))
  const build = readFileSync(path.join(process.cwd(), '.next', 'BUILD_ID'), 'utf8')
  const made = createHash('sha256')
    .update(JSON.stringify([build, values]))
    .digest('hex')
    .slice(0, 16)
  return (space = `song-site:${made}`)
}
