import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isRunning = (pid: number): boolean => {
  // A restarted container gives the new process the number of the old one.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('platform')
  } catch {
    return true
  }
}

/** Keeps a second process out of the data folder (the embedded database allows one); gives the release. */
export const lockDataDir = (dataDir: string): (() => void) => {
  const file = join(dataDir, 'process.pid')
  try {
    const owner = Number(readFileSync(file, 'utf8'))
    if (isRunning(owner)) throw new Error(`DATA_DIR ${dataDir} is in use by process ${owner}`)
  } catch (error) {
    if (error instanceof Error && !('code' in error)) throw error
  }
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}
