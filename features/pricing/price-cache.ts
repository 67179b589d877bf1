import 'server-only'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Prices as they were when they were last read; `readAt` is ISO 8601. */
export type CachedPrices = { value: unknown; readAt: string }

// Beside the build: a new build, which may know other shapes, starts with an empty folder.
const folder = () => path.join(process.cwd(), '.next', 'known-prices')
const fileOf = (name: string) => path.join(folder(), `${name}.json`)

const memory = new Map<string, CachedPrices>()

/** Keeps prices for the time when their service is down; on a read-only disk in memory alone. */
export const storePrices = async (name: string, known: CachedPrices) => {
  memory.set(name, known)
  try {
    await mkdir(folder(), { recursive: true })
    await writeFile(fileOf(name), JSON.stringify(known))
  } catch (error) {
    console.warn(JSON.stringify({ level: 'warn', event: 'prices_not_kept', name, reason: String(error) }))
  }
}

const fromDisk = async (name: string): Promise<CachedPrices | null> => {
  try {
    const stored: Partial<CachedPrices> = JSON.parse(await readFile(fileOf(name), 'utf8'))
    return typeof stored.readAt === 'string' ? { value: stored.value, readAt: stored.readAt } : null
  } catch {
    return null
  }
}

/** The prices that were stored last under a name, also by an earlier process; null when there are none. */
export const readStoredPrices = async (name: string) => memory.get(name) ?? (await fromDisk(name))
