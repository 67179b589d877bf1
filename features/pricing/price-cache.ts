import 'server-only'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { siteRedis, siteSpace } from '@/lib/site-redis'

/** Prices as they were when they were last read; `readAt` is ISO 8601. */
export type CachedPrices = { value: unknown; readAt: string }

// Beside the build: a new build, which may know other shapes, starts with an empty folder.
const folder = () => path.join(process.cwd(), '.next', 'known-prices')
const fileOf = (name: string) => path.join(folder(), `${name}.json`)

const memory = new Map<string, CachedPrices>()

const KEEP_S = 7 * 86_400
const keyOf = (name: string) => `${siteSpace()}:prices:${name}`

/** Keeps prices for the time when their service is down: for all replicas where they share a Redis, on disk, else in memory alone. */
export const storePrices = async (name: string, known: CachedPrices) => {
  memory.set(name, known)
  const share = async () => {
    const redis = await siteRedis()
    await redis?.set(keyOf(name), JSON.stringify(known), { expiration: { type: 'EX', value: KEEP_S } })
  }
  // The disk has them all the same.
  await share().catch(() => undefined)
  try {
    await mkdir(folder(), { recursive: true })
    await writeFile(fileOf(name), JSON.stringify(known))
  } catch (error) {
    console.warn(JSON.stringify({ level: 'warn', event: 'prices_not_kept', name, reason: String(error) }))
  }
}

const parse = async (read: () => Promise<string | null | undefined>): Promise<CachedPrices | null> => {
  try {
    const stored: Partial<CachedPrices> | null = JSON.parse((await read()) ?? 'null')
    return typeof stored?.readAt === 'string' ? { value: stored.value, readAt: stored.readAt } : null
  } catch {
    return null
  }
}

const fromRedis = (name: string) => parse(async () => (await siteRedis())?.get(keyOf(name)))
const fromDisk = (name: string) => parse(() => readFile(fileOf(name), 'utf8'))

/** The prices that were stored last under a name, also by an earlier process or another replica; null when there are none. */
export const readStoredPrices = async (name: string) =>
  (await fromRedis(name)) ?? memory.get(name) ?? (await fromDisk(name))
