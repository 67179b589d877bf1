import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const TIMEOUT_MS = 1_000
const SQLITE_BUSY = 5

/**
 * Keeps a second process out of a data folder (the embedded database allows one); gives the release. The lock is the operating system's:
 * it ends with its process, however that ends, and holds between containers that share the folder and all have the process number 1.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: TIMEOUT_MS })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
    throw isBusy ? new Error(`DATA_DIR ${dataDir} is in use by another process`) : error
  }
  return () => lock.close()
}
